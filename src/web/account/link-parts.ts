export interface TextPart {
  /** The index of its first character. */
  readonly at: number
  readonly text: string
  readonly isLink: boolean
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g

/** Splits a text where addresses begin and end. */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (index > at) parts.push({ at, text: text.slice(at, index), isLink: false })
    parts.push({ at: index, text: address, isLink: true })
    at = index + address.length
  }
  if (at < text.length) parts.push({ at, text: text.slice(at), isLink: false })
  return parts
}
