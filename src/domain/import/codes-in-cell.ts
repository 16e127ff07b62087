// Several codes in one cell: a|b, a; b, a / b, and 5012345678900 x6 for a case of six.

import { isGtin } from '../barcode.ts'
import { isNoCode } from './code-text.ts'

export interface CodeInCell {
  readonly text: string
  /** How many pieces the cell gives for this code; null when it does not say. */
  readonly pack: number | null
}

/** Only a cell with one of these can have more than one code. */
const MORE_THAN_A_CODE = /[|;,/\s×*]|\dx\d/i
/** A slash only separates numbers, because n/a is a single word. */
const SEPARATORS = /[|;,\n]|(?<=[\d)]\s*)\/(?=\s*'?\d)/
/** Characters that no code on a label contains. */
const SURE_SEPARATORS = /[|;\n]/
const WITH_PACK = /^(\d{6,14})(\s*)\(?\s*[x×*]\s*(\d{1,5})\s*\)?$/i
const TEXT_CODE = /^(?=\S*\d)[\p{L}\d][\p{L}\d._-]{3,}$/u

/** Returns the cell itself unless it has several complete codes. */
export function codesInCell(cell: string): readonly CodeInCell[] {
  if (!MORE_THAN_A_CODE.test(cell)) return [{ text: cell, pack: null }]
  const numbers = partsOf(cell, SEPARATORS).map(numbersIn)
  if (numbers.length > 0 && numbers.every((found) => found !== undefined)) {
    return numbers.flatMap((found) => found ?? [])
  }
  const texts = partsOf(cell, SURE_SEPARATORS)
  const areCodes = texts.length > 1 && texts.every((text) => TEXT_CODE.test(text))
  return areCodes ? texts.map((text) => ({ text, pack: null })) : [{ text: cell, pack: null }]
}

function partsOf(cell: string, separators: RegExp): readonly string[] {
  return cell
    .split(separators)
    .map((part) => part.trim().replace(/^'/, ''))
    .filter((part) => part !== '' && !isNoCode(part))
}

/** Undefined when it is not a number that can be a code. */
function numbersIn(part: string): readonly CodeInCell[] | undefined {
  if (isLongNumber(part)) return [{ text: part, pack: null }]
  const packed = withPack(part)
  if (packed) return [packed]
  const words = part.split(/\s+/).map((word) => word.replace(/^'/, ''))
  if (words.length < 2 || !words.every(isLongNumber)) return undefined
  // 400638 1333931 is one number with a space in it.
  if (!words.every(isGtin) && isGtin(words.join(''))) return undefined
  return words.map((text) => ({ text, pack: null }))
}

/** Without a space, 100200x3 may itself be a code; only a check digit can tell. */
function withPack(part: string): CodeInCell | undefined {
  const [, text = '', gap = '', pack = ''] = WITH_PACK.exec(part) ?? []
  if (Number(pack) === 0 || (gap === '' && !isGtin(text))) return undefined
  return { text, pack: Number(pack) }
}

function isLongNumber(text: string): boolean {
  return /^\d{6,14}$/.test(text)
}
