// Which text of an export was hashed before seals were signed, for a file that arrives in pieces. The file is never
// parsed; only its line ends are normalized.

export interface UnsignedReader {
  /** Takes the next piece of the file, and returns the text to hash that is certain so far. */
  readonly take: (piece: string) => string
  /** Returns the text that was held back. */
  readonly end: () => string
}

/** A JSON document starts with a brace, which a table never does. */
export function readUnsigned(start: string): UnsignedReader {
  return start.startsWith('{') ? readUnsignedDocument() : readUnsignedTable()
}

/** JSON was hashed without its line ends, which are only between its parts and never in a text. */
function readUnsignedDocument(): UnsignedReader {
  return { take: (piece) => piece.replaceAll('\n', ''), end: () => '' }
}

/** All lines get the same line end, and there is exactly one at the end. */
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
