// What `contentText` makes of an export, for one that comes in pieces: the largest have hundreds of
// megabytes, and a phone does not hold them whole.

import { canonicalJson, contentText, numberInExport } from './seal.ts'

export interface ContentReader {
  /** The next piece of the file; answers with what is now certain of the text to be hashed. */
  readonly take: (piece: string) => string
  /** What was still held back. */
  readonly end: () => string
}

/** Lines end in one way, and the last one ends once. */
export function readTable(): ContentReader {
  const plain = withoutMark()
  let held = ''
  return {
    take: (piece) => {
      const text = held + plain(piece)
      let end = text.length
      while (text[end - 1] === '\n' || text[end - 1] === '\r') end -= 1
      held = text.slice(end)
      return withPlainEnds(text.slice(0, end))
    },
    end: () => withPlainEnds(held).replace(/\n*$/, '\n'),
  }
}

/** The keys of the document stand in another order than it was written in. */
export class KeysOutOfOrder extends Error {}

/**
 * A document as it was written, however it is laid out: member by member, and lists element by element.
 * Throws a SyntaxError as soon as it cannot be JSON.
 */
export function readDocument(): ContentReader {
  const plain = withoutMark()
  const document = new DocumentReader()
  return { take: (piece) => document.take(plain(piece)), end: () => document.end() }
}

/** Whatever can only be understood as a whole. */
export function readWhole(): ContentReader {
  let text = ''
  return {
    take: (piece) => {
      text += piece
      return ''
    },
    end: () => contentText(text),
  }
}

/** Looks for the number that an export says it has; null as long as none was there. */
export function lookForNumber(): (piece: string) => string | null {
  let found: string | null = null
  let held = ''
  return (piece) => {
    if (found !== null) return found
    const text = held + piece
    found = numberInExport(text)
    held = text.slice(-NUMBER_LENGTH)
    return found
  }
}

const NUMBER_LENGTH = 'SC-0000-0000-0000'.length

/** Where in the document the next character stands. */
type Place = 'before' | 'member' | 'list' | 'after list' | 'after'

class DocumentReader {
  #place: Place = 'before'
  #rest = ''
  /** As far as it was looked at. */
  #at = 0
  /** Below the members, or below the elements of a list. */
  #depth = 0
  #isInText = false
  #lastKey: string | undefined
  #isFirst = true

  take(piece: string): string {
    this.#rest += piece
    if (this.#place === 'before' && !MAY_BE_JSON.test(this.#rest)) throw new SyntaxError('No JSON')
    let certain = ''
    let start = 0
    for (; this.#at < this.#rest.length; this.#at += 1) {
      const cut = this.#cutAt(this.#rest.charCodeAt(this.#at))
      if (!cut) continue
      certain += this.#close(this.#rest.slice(start, this.#at), cut)
      start = this.#at + 1
    }
    this.#rest = this.#rest.slice(start)
    // A text may end in the middle of an escape, which is looked at when it is whole.
    this.#at -= start
    return certain
  }

  end(): string {
    if (this.#place !== 'after') throw new SyntaxError('Not whole')
    return blank(this.#rest, '')
  }

  /** Whether something ends with this character, and which one it is. */
  #cutAt(code: number): Cut | undefined {
    if (this.#isInText) {
      if (code === BACKSLASH) this.#at += 1
      else if (code === QUOTE) this.#isInText = false
      return undefined
    }
    switch (code) {
      case QUOTE:
        this.#isInText = true
        return undefined
      case COMMA:
        return this.#depth === 0 ? ',' : undefined
      case OPEN_BRACE:
        return this.#open('{')
      case OPEN_BRACKET:
        return this.#open('[')
      case CLOSE_BRACE:
        return this.#shut('}')
      case CLOSE_BRACKET:
        return this.#shut(']')
      default:
        return undefined
    }
  }

  #open(bracket: '{' | '['): Cut | undefined {
    const isDocument = bracket === '{' && this.#place === 'before'
    const isList = bracket === '[' && this.#place === 'member' && this.#depth === 0
    if (isDocument || isList) return bracket
    this.#depth += 1
    return undefined
  }

  #shut(bracket: '}' | ']'): Cut | undefined {
    if (this.#depth === 0) return bracket
    this.#depth -= 1
    return undefined
  }

  #close(text: string, cut: Cut): string {
    switch (`${this.#place} ${cut}`) {
      case 'before {':
        return this.#goOn('member', blank(text, '{'))
      case 'member ,':
        return this.#member(text)
      case 'member }':
        return this.#goOn('after', `${this.#isNone(text) ? '' : this.#member(text)}}`)
      case 'member [':
        return this.#goOn('list', this.#list(text))
      case 'list ,':
        return this.#element(text)
      case 'list ]':
        return this.#goOn('after list', `${this.#lastElement(text)}]`)
      case 'after list ,':
        return this.#goOn('member', blank(text, ''))
      case 'after list }':
        return this.#goOn('after', blank(text, '}'))
      default:
        throw new SyntaxError(`${cut} is out of place`)
    }
  }

  #goOn(place: Place, text: string): string {
    this.#place = place
    return text
  }

  #isNone(text: string): boolean {
    return this.#isFirst && BLANK.test(text)
  }

  #member(text: string): string {
    const member: unknown = JSON.parse(`{${text}}`)
    return `${this.#separated(Object.keys(Object(member)))}${canonicalJson(member).slice(1, -1)}`
  }

  /** Elements are separated anew. */
  #list(text: string): string {
    if (!/:[ \t\r\n]*$/.test(text)) throw new SyntaxError('A list is out of place')
    const keys = Object.keys(Object(JSON.parse(`{${text}0}`)))
    const opened = `${this.#separated(keys)}${JSON.stringify(keys[0])}:[`
    this.#isFirst = true
    return opened
  }

  #element(text: string): string {
    const separator = this.#isFirst ? '' : ','
    this.#isFirst = false
    return `${separator}${canonicalJson(JSON.parse(text))}`
  }

  #lastElement(text: string): string {
    const last = this.#isNone(text) ? '' : this.#element(text)
    this.#isFirst = false
    return last
  }

  #separated([key]: readonly string[]): string {
    if (key === undefined) throw new SyntaxError('No key')
    if (this.#lastKey !== undefined && key <= this.#lastKey) throw new KeysOutOfOrder()
    const separator = this.#lastKey === undefined ? '' : ','
    this.#lastKey = key
    this.#isFirst = false
    return separator
  }
}

type Cut = '{' | '}' | '[' | ']' | ','

const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_BRACKET = 0x5b
const BACKSLASH = 0x5c
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

/** Between the parts of a document; other blanks than these are none in JSON. */
const BLANK = /^[ \t\r\n]*$/
const MAY_BE_JSON = /^[ \t\r\n]*(\{|$)/

function blank(text: string, answer: string): string {
  if (!BLANK.test(text)) throw new SyntaxError('Something is out of place')
  return answer
}

function withPlainEnds(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

/** Programs set a mark before the text of a file. */
function withoutMark(): (piece: string) => string {
  let isBegun = false
  return (piece) => {
    const isFirst = !isBegun && piece !== ''
    isBegun ||= isFirst
    return isFirst ? piece.replace(/^\uFEFF/, '') : piece
  }
}
