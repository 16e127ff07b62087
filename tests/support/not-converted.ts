/** Folders and files of src/web whose text does not come from messages yet. Nothing is added here. */
export const NOT_CONVERTED: readonly string[] = [
  'imports/choose-store.tsx',
  'imports/column-table.tsx',
  'imports/drop-anywhere.tsx',
  'imports/group-import.tsx',
  'imports/import-panel.tsx',
  'imports/mapping-step.tsx',
  'imports/question-step.tsx',
  'imports/read-options.tsx',
  'imports/scan-once-work.tsx',
  'imports/scan-once.tsx',
  'imports/store-file.tsx',
  'imports/stores-step.tsx',
]
