// Size limits for files, shown on the page and enforced by every reader.

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

export const MOST_COLUMNS = 200

/** Every new piece of a row is searched for its end, so long rows are expensive. */
export const LONGEST_ROW_LETTERS = 1_000_000

/** To find the end of such a row, much of the file after it is read, each time from there again. */
export const MOST_BROKEN_ROWS = 1_000

/** The most that a ZIP file may unpack to, in total and relative to its size on disk. */
export const LARGEST_UNPACKED_BYTES = 400 * MB
export const LARGEST_PACKING_RATIO = 200
/** Below this size a high ratio is harmless, because a short sheet with repeated values packs well. */
export const RATIO_FROM_BYTES = 20 * MB

/** Resources for reading one file before it is stopped. */
export interface ReaderLimits {
  readonly cpuSeconds: number
  readonly memoryBytes: number
}

export const READER_LIMITS: ReaderLimits = { cpuSeconds: 30, memoryBytes: 500 * MB }

/** A file that needs more CPU seconds than this waits until no shorter one is left. */
export const TURN_CPU_SECONDS = 5
/** Larger files take longer in any case. */
export const TURN_BYTES = 20 * MB

/** Limits for a file's first turn; undefined when it would not get far in one. */
export function firstTurn(
  fileBytes: number,
  limits: ReaderLimits,
  cpuSeconds: number = TURN_CPU_SECONDS,
): ReaderLimits | undefined {
  if (limits.cpuSeconds <= cpuSeconds) return limits
  if (fileBytes > TURN_BYTES) return undefined
  return { ...limits, cpuSeconds }
}

/** The limits that are worth telling before a file is chosen. */
export const TOLD_LIMITS = {
  csvRows: FILE_LIMITS.text.rows,
  csvSize: FILE_LIMITS.text.bytes / MB,
  xlsxRows: FILE_LIMITS.xlsx.rows,
  odsRows: FILE_LIMITS.ods.rows,
} as const

export function thousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
