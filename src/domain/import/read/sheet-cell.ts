// One cell of an XLSX row, as XML text. A large sheet has a million of them, and nearly all are written in the same
// way: those are parsed letter by letter, others with a regular expression.

import { firstElement } from './xml-elements.ts'

export interface SheetCell {
  readonly attributes: string
  /** Undefined when the cell is empty. */
  readonly content: string | undefined
  readonly end: number
}

const [SPACE, SLASH, LETTER_C, BRACKET] = [32, 47, 99, 62]
const OPENING = /<(?:\w+:)?c(?=[\s/>])/y
const CLOSING = /<\/(?:\w+:)?c>/g
const [VALUE_START, VALUE_END] = ['<v>', '</v>']
const PLAIN_CLOSING = '</c>'

/** Remembers for a row that no further cell ends, so that this is not searched for again and again. */
export interface RowTail {
  isOver: boolean
}

/** The first cell from here on. */
export function cellAt(row: string, from: number, tail: RowTail): SheetCell | undefined {
  for (let at = row.indexOf('<', from); at >= 0; at = row.indexOf('<', at + 1)) {
    const nameEnd = nameEndAt(row, at)
    if (nameEnd === undefined) continue
    const tagEnd = row.indexOf('>', nameEnd)
    if (tagEnd < 0) return undefined
    if (row.charCodeAt(tagEnd - 1) === SLASH) {
      return { attributes: row.slice(nameEnd, tagEnd - 1), content: undefined, end: tagEnd + 1 }
    }
    const closing = tail.isOver ? undefined : closingAt(row, tagEnd)
    tail.isOver = closing === undefined
    if (!closing) continue
    const content = row.slice(tagEnd + 1, closing.start)
    return { attributes: row.slice(nameEnd, tagEnd), content, end: closing.end }
  }
  return undefined
}

/** Undefined when it is not a cell. */
function nameEndAt(row: string, at: number): number | undefined {
  const behind = row.charCodeAt(at + 2)
  const isPlain = behind === SPACE || behind === BRACKET || behind === SLASH
  if (row.charCodeAt(at + 1) === LETTER_C && isPlain) return at + 2
  OPENING.lastIndex = at
  return OPENING.test(row) ? OPENING.lastIndex : undefined
}

function closingAt(row: string, from: number) {
  const start = row.indexOf(PLAIN_CLOSING, from)
  if (start >= 0) return { start, end: start + PLAIN_CLOSING.length }
  CLOSING.lastIndex = from
  const found = CLOSING.exec(row)
  return found ? { start: found.index, end: CLOSING.lastIndex } : undefined
}

export function attributeIn(attributes: string, name: 'r' | 's' | 't'): string | undefined {
  const opening = `${name}="`
  for (let at = attributes.indexOf(opening); at > 0; at = attributes.indexOf(opening, at + 1)) {
    if (attributes.charCodeAt(at - 1) > SPACE) continue
    const from = at + opening.length
    return attributes.slice(from, attributes.indexOf('"', from))
  }
  return attributes.includes("'")
    ? new RegExp(`\\s${name}='([^']*)'`).exec(attributes)?.[1]
    : undefined
}

/** The text in <v>; undefined when there is none. */
export function valueIn(content: string): string | undefined {
  const end = content.length - VALUE_END.length
  const isPlain = content.startsWith(VALUE_START) && content.indexOf('<', 1) === end
  if (isPlain && content.endsWith(VALUE_END)) return content.slice(VALUE_START.length, end)
  const value = firstElement(content, 'v')
  return value && content[value.to - 2] !== '/' ? value.content : undefined
}
