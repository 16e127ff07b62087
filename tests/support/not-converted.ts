/** Folders and files of src/web whose text does not come from messages yet. Nothing is added here. */
export const NOT_CONVERTED: readonly string[] = [
  'imports/column-table.tsx',
  'imports/mapping-step.tsx',
  'imports/question-step.tsx',
]
