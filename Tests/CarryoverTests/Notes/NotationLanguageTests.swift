import Testing

@testable import Carryover

/// Nouns of other languages, and their commas.
struct NotationLanguageTests {
  @Test("Sets in other languages", arguments: rows)
  func reads(_ row: NotationRow) {
    #expect(row.read == row.expected)
  }

  private static let rows: [NotationRow] = [
    NotationRow("深蹲 100公斤 5次 3组", "深蹲: 3* 100kg x5"),
    NotationRow("卧推 60公斤 10次×3组", "卧推: 3* 60kg x10", ""),
    NotationRow("卧推：60kg×10×3", "卧推: 3* 60kg x10", ""),
    NotationRow("Bankdrücken 3 Sätze à 10 Wdh mit 60 kg", "Bankdrücken: 3* 60kg x10", ""),
    NotationRow("Bankdrücken 3x10 60 kg", "Bankdrücken: 3* 60kg x10", ""),
    NotationRow("Développé couché 4 séries de 10 à 60 kg", "Développé couché: 4* 60kg x10", ""),
    NotationRow("Sentadilla 4 series de 8 con 80 kg", "Sentadilla: 4* 80kg x8", ""),
    NotationRow("Sentadilla 4x8 80kg", "Sentadilla: 4* 80kg x8", ""),
    NotationRow("Supino 3x10 60kg", "Supino: 3* 60kg x10", ""),
    NotationRow("Supino 3 séries de 10 com 60 kg", "Supino: 3* 60kg x10", ""),
    NotationRow("Panca piana 4x8 60kg", "Panca piana: 4* 60kg x8", ""),
    NotationRow("Panca piana 4 serie da 8 con 60 kg", "Panca piana: 4* 60kg x8", ""),
    NotationRow("Bankdrukken 3 sets van 10 met 60 kg", "Bankdrukken: 3* 60kg x10", ""),
    NotationRow("Klimmzüge 10, 8, 6", "Klimmzüge: x10, x8, x6", ""),
    NotationRow("Planche 3 x 45 s", "Planche: 3* 45s", ""),
    NotationRow("Roeien 57,5x8, 57,5x8, 57,5x7", "Roeien: 2* 57.5 x8, 57.5 x7", ""),
    NotationRow("Press banca: 4 series de 10 con 60 kg", "Press banca: 4* 60kg x10", ""),
    NotationRow("Fondos: 3x10", "Fondos: 3* x10", ""),
    NotationRow("Jalón al pecho: 3x12 a 50 kg", "Jalón al pecho: 3* 50kg x12", ""),
    NotationRow("Remada curvada: 50 kg x 10, 55 kg x 8, 55 kg x 8", "Remada curvada: 50kg x10, 2* 55kg x8", ""),
    NotationRow("Extensión de tríceps: 3 series x 15 repeticiones, 22,5 kg", "Extensión de tríceps: 3* 22.5kg x15", ""),
    NotationRow("Barra fixa: 6, 5, 5", "Barra fixa: x6, 2* x5", ""),
    NotationRow("60 kg × 12 Wdh. × 3 Sätze", "3* 60kg x12"),
    NotationRow("4 séries x 12 reps, 30 kg", "4* 30kg x12"),
  ]
}
