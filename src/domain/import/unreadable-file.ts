import { type FileKind, LARGEST_FILE_BYTES, thousands } from './limits.ts'

/** Why a file cannot be read at all. */
export type UnreadableReason =
  | { readonly code: PlainReason }
  | { readonly code: 'no_table'; readonly what: OtherFile }
  | { readonly code: 'too_large'; readonly kind: FileKind; readonly megabytes: number }
  | { readonly code: 'too_long'; readonly kind: FileKind; readonly rows: number }
  | { readonly code: 'too_wide'; readonly cells: number; readonly most: number }
  | { readonly code: 'long_row'; readonly row: number; readonly most: number }
  | { readonly code: 'open_quotes'; readonly rows: number; readonly first: number }

type PlainReason =
  | 'empty'
  | 'cut_off'
  | 'damaged'
  | 'password'
  | 'large_workbook'
  | 'unusual_workbook'
  | 'no_workbook'
  | 'unpacks_large'
  | 'unpacks_larger'
  | 'packed_unusually'

/** What a file is that is no table. */
export type OtherFile = 'pdf' | 'picture' | 'packed' | 'program' | 'web_page' | 'binary'

/** A file that cannot be read at all. Its message is for clients that do not say the reason themselves. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(sentenceFor(reason))
    this.reason = reason
  }
}

const PLAIN: Readonly<Record<PlainReason, string>> = {
  empty: 'The file is empty.',
  cut_off: 'The file is damaged: it ends too early.',
  damaged: 'The file is damaged: it ends too early or was changed on its way.',
  password: 'The workbook has a password. Save it without one and drop it again.',
  large_workbook: 'The workbook is too large. Save the sheet as CSV and drop it again.',
  unusual_workbook:
    'The workbook cannot be read: it is damaged or of an unusual kind. Save it as XLSX or CSV and drop it again.',
  no_workbook: 'This packed file is not a workbook. Unpack it and drop what is inside.',
  unpacks_large:
    'This workbook unpacks to far more than a list of items needs. Save it as CSV and drop it again.',
  unpacks_larger:
    'The workbook unpacks to more than it says. Save it again as XLSX or CSV and drop it again.',
  packed_unusually:
    'The workbook is packed in an unusual way, so nothing can be written into it. Take the counts as another file.',
}

const OTHERS: Readonly<Record<OtherFile, string>> = {
  pdf: 'This is a PDF.',
  picture: 'This is a picture.',
  packed: 'This is a packed file.',
  program: 'This is a program.',
  web_page: 'This is a web page, whatever its name says.',
  binary: 'This is not a text file.',
}

export function sentenceFor(reason: UnreadableReason): string {
  switch (reason.code) {
    case 'no_table':
      return `${OTHERS[reason.what]} Save it as CSV, XLSX, XLS or ODS and drop it again.`
    case 'too_large':
      return `The file is too large: ${kindName(reason.kind)} may have up to ${reason.megabytes} MB.`
    case 'too_long': {
      const advice = reason.kind === 'text' ? 'Split it into parts.' : 'Save the sheet as CSV.'
      return `${kindName(reason.kind)} files may have up to ${thousands(reason.rows)} rows, and this one has more. ${advice}`
    }
    case 'too_wide':
      return `A row has ${thousands(reason.cells)} cells; up to ${reason.most} can be read. Is a separator missing its quotes?`
    case 'long_row':
      return `Row ${thousands(reason.row)} is longer than ${thousands(reason.most)} letters. Are its line ends missing?`
    case 'open_quotes':
      return `More than ${thousands(reason.rows)} rows have a quote (") that never closes. The first opens in row ${thousands(reason.first)}. Save the list as CSV again, or take the quotes out.`
    default:
      return PLAIN[reason.code]
  }
}

/** As people call it. */
export function kindName(kind: FileKind): string {
  return kind === 'text' ? 'CSV' : kind.toUpperCase()
}

/** Undefined when a text file of this size can be read. */
export function refuseSize(bytes: number): UnreadableReason | undefined {
  if (bytes <= LARGEST_FILE_BYTES) return undefined
  return { code: 'too_large', kind: 'text', megabytes: LARGEST_FILE_BYTES / 1024 / 1024 }
}
