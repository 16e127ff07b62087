// Decides which sentences of a model to keep: those that agree with the facts. Sentences are never corrected; one that
// cannot be checked is dropped.

import { ACCUSATION } from './accusation.ts'
import { isMarkOf } from './currency-marks.ts'
import { type Fact, round, saySize } from './fact.ts'
import { type MentionedNumber, numbersIn } from './numbers-in-text.ts'

export interface KnownFacts {
  readonly facts: readonly Fact[]
  /** Names of items, shelves, people and stores; allowed only in quotation marks. */
  readonly names: ReadonlySet<string>
}

export interface CheckedSentences {
  readonly kept: readonly string[]
  readonly leftOut: number
}

const MOST_SENTENCES = 12
const LONGEST_SENTENCE = 400

export function checkSentences(texts: readonly string[], known: KnownFacts): CheckedSentences {
  const sentences = texts.flatMap(splitSentences)
  const kept = sentences.filter((one) => maySay(one, known)).slice(0, MOST_SENTENCES)
  return { kept, leftOut: sentences.length - kept.length }
}

/** Splits at the end of a sentence, never inside a number, a quoted name or a code. */
export function splitSentences(text: string): readonly string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?])(?:["”])?\s+(?=["“]?[\p{Lu}\p{Sc}\d])/u)
    .map((one) => one.trim())
    .filter(Boolean)
}

/** Links and markup. */
const UNFIT = /https?:|www\.|[<>{}`]|\]\(/iu

/**
 * Number words and blame are only recognized in English. A sentence without any of these words is in another language
 * and cannot be checked.
 */
const ENGLISH =
  /\b(?:the|is|are|were|has|have|and|with|it|they|this|that|these|there|none|not|short|over|missing|extra|counted|expected|lines?|units?|shelf|shelves|items?|differences?|value|accuracy|shrinkage|recount|check|look|first|most|largest)\b/iu

/** A sentence without a fact has nothing to check, so it is dropped. */
export function maySay(sentence: string, { facts, names }: KnownFacts): boolean {
  if (sentence.length > LONGEST_SENTENCE) return false
  if (UNFIT.test(sentence) || ACCUSATION.test(sentence)) return false
  const quoted = [...sentence.matchAll(/["“]([^"“”]*)["”]/gu)].map(([, name = '']) => name.trim())
  if (quoted.some((name) => !names.has(name))) return false
  const plain = sentence.replaceAll(/["“][^"“”]*["”]/gu, '"')
  if (!ENGLISH.test(plain)) return false
  const numbers = numbersIn(plain)
  if (numbers.length === 0 && quoted.length === 0) return false
  return numbers.every((number) => facts.some((fact) => says(number, fact)))
}

/** Whether it is the fact as the product shows it, or rounded without a change of meaning. */
function says({ value, decimals, unit, mark, sign }: MentionedNumber, fact: Fact): boolean {
  if (value === null || unit !== fact.unit) return false
  if (mark !== null && !(fact.currency && isMarkOf(fact.currency, mark))) return false
  if (sign === '-' && fact.value > 0) return false
  if (sign === '+' && fact.value < 0) return false
  const size = Math.abs(fact.value)
  if (value === size) return true
  if (value === numbersIn(saySize(fact))[0]?.value) return true
  if (round(size, decimals) !== value) return false
  return value !== 0 && !(unit === 'percent' && value === 100)
}
