// A file that is dropped or pasted on any page.

export default {
  drop: 'Drop your list',
  reading: 'Reading {file}',
  text: 'CSV, TSV, XLSX, XLS or ODS. Nothing is imported before you confirm.',
  many: '{count, plural, one {# file at once. Drop them one by one.} other {# files at once. Drop them one by one.}}',
  notOpened: 'The import did not open. Drop the file again.',
  busy: '{file} is still being imported. Finish or cancel that first, then bring the next file. Nothing was changed.',
  choose: 'Which store is {file} for?',
  find: 'Find a store',
  none: 'No store by that name.',
} as const
