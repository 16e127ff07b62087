import { tidyText } from '../naming.ts'

const AS_FORMULA = /^="((?:[^"]|"")*)"$/
const SPACE = 32
const LAST_PLAIN = 126

/** A cell as it is stored. Most need no change; some exports write ="0123" or '0123 to keep a zero. */
export function tidyCell(text: string): string {
  if (text === '') return ''
  if (isPlain(text)) return text[0] === '=' || text[0] === "'" ? unwrap(text) : text
  return unwrap(tidyText(text))
}

/** Whether the cell is marked as text, so that what looks like a formula after the mark is not one. */
export function isMarkedText(cell: string): boolean {
  return cell.trimStart()[0] === "'"
}

/** ASCII with single spaces. A loop, because every cell of a large file passes here. */
function isPlain(text: string): boolean {
  let before = SPACE
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter < SPACE || letter > LAST_PLAIN) return false
    if (letter === SPACE && before === SPACE) return false
    before = letter
  }
  return before !== SPACE
}

/** The text mark that spreadsheets and shops put before codes, and before anything that might run as a formula. */
const MARKED = /^'(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|(?=\S*\d)[^\s']+$)/

function unwrap(text: string): string {
  if (text[0] === "'") return text.replace(MARKED, '').trimStart()
  const found = AS_FORMULA.exec(text)
  return found?.[1] === undefined ? text : found[1].replaceAll('""', '"')
}
