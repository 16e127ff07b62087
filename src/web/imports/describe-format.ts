import { UNDECIDED } from '#domain/import/encoding.ts'
import { ALIGNED } from '#domain/import/read/aligned-text.ts'
import type { TableFormat } from '#domain/import/read/table.ts'
import type { Messages } from '../kit/use-messages.ts'

const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
  [ALIGNED]: 'spaces',
}

type Say = Messages<'columns'>

/** "columns split by comma, Windows-1252, column names in row 1". */
export function describeFormat(format: TableFormat, headerRows: number, t: Say): string {
  const header = t('format.header', { row: headerRows })
  if (format.kind !== 'text') return `${sheetOf(format, t)}, ${header}`
  const delimiter = DELIMITER_NAMES[format.delimiter ?? ''] ?? 'none'
  const encoding = format.encoding ?? 'utf-8'
  // With plain ASCII letters, every encoding reads the same.
  const letters = encoding === UNDECIDED ? [] : [encodingName(encoding, t)]
  return [t('format.text', { delimiter }), ...letters, header].join(', ')
}

/** The first sheet is the default, so it is not mentioned. */
function sheetOf({ kind, sheet }: TableFormat, t: Say): string {
  const format = kind.toUpperCase()
  return sheet ? t('format.sheet', { format, sheet: sheet + 1 }) : format
}

const ENCODING_NAMES: Readonly<Record<string, string>> = {
  shift_jis: 'Shift_JIS',
  gb18030: 'GB18030',
  big5: 'Big5',
}

/** Named as in other programs' lists. */
export function encodingName(encoding: string, t: Say): string {
  if (encoding === UNDECIDED) return t('format.plain')
  const known = ENCODING_NAMES[encoding]
  if (known) return known
  return encoding.startsWith('windows-')
    ? encoding.replace('windows', 'Windows')
    : encoding.toUpperCase()
}
