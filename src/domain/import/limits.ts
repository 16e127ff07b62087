// How large a file may be, as the page says it and as every reader holds it.

const MB = 1024 * 1024

export type FileKind = 'text' | 'xlsx' | 'xls' | 'ods'

export interface FileLimits {
  readonly rows: number
  readonly bytes: number
}

export const FILE_LIMITS: Readonly<Record<FileKind, FileLimits>> = {
  text: { rows: 1_000_000, bytes: 200 * MB },
  xlsx: { rows: 200_000, bytes: 50 * MB },
  xls: { rows: 65_536, bytes: 50 * MB },
  ods: { rows: 20_000, bytes: 20 * MB },
}

export const LARGEST_FILE_BYTES = FILE_LIMITS.text.bytes

/** Undefined: of this size a file can be read, if it is text. */
export function refuseSize(bytes: number): string | undefined {
  if (bytes <= LARGEST_FILE_BYTES) return undefined
  return `The file is too large: up to ${LARGEST_FILE_BYTES / MB} MB can be read. Split it into parts.`
}

export const MOST_COLUMNS = 200

/** Where a row ends is looked for with every piece of it that comes. */
export const LONGEST_ROW_LETTERS = 1_000_000

/** To find where such a row ends, a good part of the file behind it is read: each time anew. */
export const MOST_BROKEN_ROWS = 1_000

/** What a packed file may say it unpacks to, in all and against its size on disk. */
export const LARGEST_UNPACKED_BYTES = 400 * MB
export const LARGEST_PACKING_RATIO = 200
/** Below this a high ratio is harmless: a short sheet of one value packs well. */
export const RATIO_FROM_BYTES = 20 * MB

/** What the reader of one file may use before it is stopped. */
export interface ReaderLimits {
  readonly cpuSeconds: number
  readonly memoryBytes: number
}

export const READER_LIMITS: ReaderLimits = { cpuSeconds: 30, memoryBytes: 500 * MB }

/** A file that takes longer than this many seconds of a processor waits until no shorter one does. */
export const TURN_CPU_SECONDS = 5
/** Larger ones take longer in any case. */
export const TURN_BYTES = 20 * MB

/** What a file may use in its first turn; undefined: it would not get far in one. */
export function firstTurn(
  fileBytes: number,
  limits: ReaderLimits,
  cpuSeconds: number = TURN_CPU_SECONDS,
): ReaderLimits | undefined {
  if (limits.cpuSeconds <= cpuSeconds) return limits
  if (fileBytes > TURN_BYTES) return undefined
  return { ...limits, cpuSeconds }
}

export function describeLimits(): string {
  const { text, xlsx, ods } = FILE_LIMITS
  return (
    `CSV up to ${thousands(text.rows)} rows and ${text.bytes / MB} MB, ` +
    `XLSX up to ${thousands(xlsx.rows)} rows, ODS up to ${thousands(ods.rows)} rows.`
  )
}

export function thousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
