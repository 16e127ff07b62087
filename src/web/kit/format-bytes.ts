const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const
const STEP = 1_000

/** A file size: "0 bytes", "12 kB", "3.4 MB". */
export function formatBytes(bytes: number): string {
  const step = Math.floor(Math.log10(Math.max(bytes, 1)) / Math.log10(STEP))
  const index = Math.min(step, UNITS.length - 1)
  const value = bytes / STEP ** index
  const maximumFractionDigits = value < 10 && index > 0 ? 1 : 0
  return `${value.toLocaleString('en-US', { maximumFractionDigits })} ${UNITS[index]}`
}
