// What a code says, for people: the number as it stands under the bars, and what else the label tells.

import { readCode } from '#domain/codes/read-code.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import { unitWords } from '#web/kit/unit-words.ts'
import { formatUnits } from './result-words.ts'

export interface CodeWords {
  readonly number: string
  /** Lot, date, serial number and weight; empty where the label has none of them. */
  readonly facts: string
}

export function codeWords(code: string, nowMs: number): CodeWords {
  const said = readCode(code)
  const { kilograms } = said
  const facts = [...unitWords(said, nowMs), kilograms !== null && `${formatUnits(kilograms)} kg`]
  return {
    number: shownCode(code),
    facts: facts.filter(Boolean).join(' · '),
  }
}
