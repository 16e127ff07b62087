/** A database keeps neither zero bytes nor halves of characters. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}
