/// Why a row cannot be read: what is wrong, and in which field.
struct RowProblem: Error {
  var code: DiagnosticCode
  var arguments: [String] = []
  var field = 0
}
