/** A database keeps neither zero bytes nor halves of characters. */
export function storable(text: string): string {
  // Nearly every text is so already, and to look takes a third of writing it anew.
  if (text.isWellFormed() && !text.includes('\0')) return text
  return text.toWellFormed().replaceAll('\0', '')
}

/** Deeper than anybody means it. */
const DEEPEST = 64

/** Whether a database keeps it as it is: its texts, the names in it, and its depth. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return storable(value) === value
  if (typeof value !== 'object' || value === null) return true
  if (depth === DEEPEST) return false
  return Object.entries(value).every(
    ([name, child]) => isStorable(name) && isStorable(child, depth + 1),
  )
}
