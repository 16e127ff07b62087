import { tidyText } from '../naming.ts'

const PLAIN = /^[!-~]+(?: [!-~]+)*$/
const AS_FORMULA = /^="((?:[^"]|"")*)"$/

/** A cell as it is kept. Most need nothing done; some exports write ="0123" to save a zero. */
export function tidyCell(text: string): string {
  if (text === '') return ''
  if (PLAIN.test(text)) return text[0] === '=' ? unwrap(text) : text
  return unwrap(tidyText(text))
}

function unwrap(text: string): string {
  const found = AS_FORMULA.exec(text)
  return found?.[1] === undefined ? text : found[1].replaceAll('""', '"')
}
