@_exported public import TrainingModel
