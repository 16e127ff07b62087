import { UNDECIDED } from '#domain/import/encoding.ts'
import { ALIGNED } from '#domain/import/read/aligned-text.ts'
import type { TableFormat } from '#domain/import/read/table.ts'

const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
  [ALIGNED]: 'spaces',
}

/** "columns split by comma, Windows-1252, column names in row 1". */
export function describeFormat(format: TableFormat, headerRows: number): string {
  const header = headerRows === 0 ? 'no column names' : `column names in row ${headerRows}`
  if (format.kind !== 'text') return `${format.kind.toUpperCase()}${sheetOf(format)}, ${header}`
  const delimiter = DELIMITER_NAMES[format.delimiter ?? '']
  const split = delimiter ? `columns split by ${delimiter}` : 'text'
  const encoding = format.encoding ?? 'utf-8'
  // With plain ASCII letters, every encoding reads the same.
  const letters = encoding === UNDECIDED ? [] : [encodingName(encoding)]
  return [split, ...letters, header].join(', ')
}

/** The first sheet is the default, so it is not mentioned. */
function sheetOf({ sheet }: TableFormat): string {
  return sheet ? `, sheet ${sheet + 1}` : ''
}

const ENCODING_NAMES: Readonly<Record<string, string>> = {
  [UNDECIDED]: 'No accents or special letters in it',
  shift_jis: 'Shift_JIS',
  gb18030: 'GB18030',
  big5: 'Big5',
}

/** Named as in other programs' lists. */
export function encodingName(encoding: string): string {
  const known = ENCODING_NAMES[encoding]
  if (known) return known
  return encoding.startsWith('windows-')
    ? encoding.replace('windows', 'Windows')
    : encoding.toUpperCase()
}
