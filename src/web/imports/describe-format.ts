import type { TableFormat } from '#domain/import/read/table.ts'

const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

/** "comma, windows-1252, header in row 1". */
export function describeFormat(format: TableFormat, headerRows: number): string {
  const header = headerRows === 0 ? 'no header' : `header in row ${headerRows}`
  if (format.kind !== 'text') return `${format.kind.toUpperCase()}, ${header}`
  const delimiter = DELIMITER_NAMES[format.delimiter ?? ''] ?? 'text'
  return `${delimiter}, ${format.encoding ?? 'utf-8'}, ${header}`
}
