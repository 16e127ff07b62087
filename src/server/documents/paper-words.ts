// The words and figures of documents on paper, in the language of the reader.

import { isReasonCode } from '#domain/decision.ts'
import type { Currency } from '#domain/money.ts'
import type { Formats } from '#messages/formats.ts'
import { getDateTimeFormat } from '#messages/formatters.ts'
import { factsOf, type Language, SOURCE_LANGUAGE } from '#messages/languages.ts'
import { type Words, wordsOf } from '../words.ts'

export interface PaperWords
  extends Pick<Words<'paper'>, 't'>,
    Pick<Formats, 'number' | 'quantity' | 'difference' | 'money' | 'signedMoney'> {
  /** One decimal for accuracy, two for shrinkage, as on screen; "–" if unknown. */
  share(share: number | null, decimals: 1 | 2): string
  /** In UTC, because paper can be read in another time zone than it was printed in: "2026-03-14 15:30 UTC" */
  time(ms: number | null): string
  /** A day, given as 2026-03-14; a text that is no day stays as it is. */
  day(text: string): string
  /** A code that this version does not know is shown as it is. */
  reason(stored: string): string
  /** Several currencies, which are not added up; empty with one or none. */
  unlike(currencies: readonly Currency[]): string
}

export async function paperWords(wanted: Language): Promise<PaperWords> {
  const { language, t, formats } = await wordsOf('paper', wanted)
  const { number, quantity, difference, money, signedMoney } = formats
  return {
    ...{ t, number, quantity, difference, money, signedMoney },
    share: (share, decimals) => {
      if (share === null) return '–'
      const least = 10 ** -(decimals + 2)
      if (share === 0 || Math.abs(share) >= least / 2) return formats.share(share, decimals)
      return t('share.under', { share: formats.share(least, decimals) })
    },
    time: (ms) => (ms === null ? '–' : t('time', { time: timeIn(language, ms) })),
    day: (text) => (DAY.test(text) ? dayIn(language, Date.parse(text)) : text),
    reason: (stored) => (isReasonCode(stored) ? t(`reason.${stored}`) : stored),
    unlike: (currencies) => {
      const [last, ...others] = currencies.toSorted().toReversed()
      if (last === undefined || others.length === 0) return ''
      return t('value.unlike', { currencies: others.toReversed().join(', '), last })
    },
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** English has readers with the month first and with the day first, and neither is in doubt here. */
function timeIn(language: Language, ms: number): string {
  if (language === SOURCE_LANGUAGE) return new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
  return getDateTimeFormat(factsOf(language).locale, style).format(ms)
}

function dayIn(language: Language, ms: number): string {
  const locale = language === SOURCE_LANGUAGE ? 'en-GB' : factsOf(language).locale
  return getDateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(ms)
}

/** Stands for a name while the sentence around it is made. */
const PLACE = '\uFFFC'

/**
 * The sentence with the name as a part of its own, so that a right-to-left name does not reorder what stands next to
 * it.
 */
export function around(name: string, sentence: (name: string) => string): string[] {
  return sentence(PLACE)
    .split(PLACE)
    .flatMap((part, index) => (index > 0 ? [name, part] : [part]))
    .filter((part) => part !== '')
}
