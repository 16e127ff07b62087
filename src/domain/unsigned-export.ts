// What was hashed of an export before seals were signed, for one that comes in pieces. Such a file is
// read and never parsed: only how its lines end does not matter.

export interface UnsignedReader {
  /** The next piece of the file; answers with what is now certain of the text to be hashed. */
  readonly take: (piece: string) => string
  /** What was still held back. */
  readonly end: () => string
}

/** A document begins with a brace, as tables never do. */
export function readUnsigned(start: string): UnsignedReader {
  return start.startsWith('{') ? readUnsignedDocument() : readUnsignedTable()
}

/** It was hashed without the ends of its lines, which stand between its parts and in no text. */
function readUnsignedDocument(): UnsignedReader {
  return { take: (piece) => piece.replaceAll('\n', ''), end: () => '' }
}

/** Lines end in one way, and the last one ends once. */
function readUnsignedTable(): UnsignedReader {
  let isBegun = false
  let held = ''
  return {
    take: (piece) => {
      const text = held + (isBegun ? piece : piece.replace(/^\uFEFF/, ''))
      isBegun ||= piece !== ''
      let end = text.length
      while (text[end - 1] === '\n' || text[end - 1] === '\r') end -= 1
      held = text.slice(end)
      return withPlainEnds(text.slice(0, end))
    },
    end: () => withPlainEnds(held).replace(/\n*$/, '\n'),
  }
}

function withPlainEnds(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
