// The results of an audit in sentences, in the language of the reader. Always available, with or without a model.

import { type SummaryFacts, several } from '#domain/ai/result-summary.ts'
import { isolateBidi } from '#domain/isolate-bidi.ts'
import type { Uncounted } from '#domain/uncounted.ts'
import type { Areas } from '#messages/areas.ts'
import type { Say } from '#messages/catalogue.ts'
import type { Formats } from '#messages/formats.ts'

export interface AnswerWords {
  readonly t: Say<Areas['answers']>
  readonly formats: Formats
}

export function writeSummary(facts: SummaryFacts, words: AnswerWords): readonly string[] {
  return [
    coverageSentence(facts, words),
    netSentence(facts, words),
    uncountedSentence(facts, words),
    storesSentence(facts, words),
    linesSentence(facts, words),
    worstSentence(facts, words),
    categorySentence(facts, words),
    openSentences(facts, words),
  ].flatMap((sentence) => sentence ?? [])
}

function coverageSentence(
  { shelves, explained, figures }: SummaryFacts,
  { t, formats }: AnswerWords,
): string {
  const left = figures.uncounted
  const whole = explained === shelves ? 'all' : 'some'
  const told = { shelves, done: explained, total: formats.number(shelves), left }
  if (figures.counted === 0) return t(`coverage.${whole}Nothing`, told)
  return left === 0 ? t(`coverage.${whole}Counted`, told) : t(`coverage.${whole}Left`, told)
}

/** "No baseline" has no number that a model could get wrong, so only rules write it. */
function netSentence(facts: SummaryFacts, { t, formats }: AnswerWords): string | null {
  const { stores, figures } = facts
  const { currency, netValue, grossValue, shrinkage } = figures
  if (netValue === null || grossValue === null) {
    if (currency === null && figures.netVariance !== null) return t('net.currencies')
    const isNoneCounted = figures.counted === 0 && figures.uncounted > 0
    if (figures.netVariance !== null || isNoneCounted) return null
    return t(figures.expectedQuantity === null ? 'net.noBaseline' : 'net.notYet')
  }
  const whole = stores.length > 1 ? 'stores' : 'store'
  return t(`net.${directionOf(netValue)}`, {
    scope: hasOpenShelves(facts) ? 'submitted' : whole,
    net: formats.money(Math.abs(netValue), currency),
    gross: formats.money(grossValue, currency),
    lost: shrinkage === null ? 'unknown' : 'known',
    share: shrinkage === null ? '' : formats.share(shrinkage, 2),
  })
}

function directionOf(value: number): 'short' | 'over' | 'even' {
  if (value === 0) return 'even'
  return value < 0 ? 'short' : 'over'
}

function uncountedSentence(facts: SummaryFacts, { t, formats }: AnswerWords): string | null {
  const { figures } = facts
  const isOpen = hasOpenShelves(facts)
  const uncounted = isOpen ? figures.notFound : figures.notCounted
  const { lines: count, value, unvalued } = uncounted
  if (count === 0) return null
  const which = isOpen ? 'missed' : 'never'
  const told = { count, value: formats.money(value, figures.currency), unvalued }
  return t(`${which}.${worthOf(uncounted, figures.currency)}`, told)
}

function worthOf({ lines, value, unvalued }: Uncounted, currency: string | null) {
  if (unvalued === lines) return 'unknown'
  if (value === null || currency === null) return 'plain'
  return unvalued > 0 ? 'partly' : 'worth'
}

function hasOpenShelves({ isCounting, explained, shelves }: SummaryFacts): boolean {
  return isCounting && explained < shelves
}

const MOST_STORES = 4

/** Names the store, because an item that is short in one store may be over in another. */
function storesSentence({ stores }: SummaryFacts, { t, formats }: AnswerWords): string | null {
  const known = several(stores).flatMap(({ name, currency, netValue, grossValue }) => {
    if (netValue === null || grossValue === null) return []
    return t(`store.${directionOf(netValue)}`, {
      name: isolateBidi(name),
      net: formats.money(Math.abs(netValue), currency),
      gross: formats.money(grossValue, currency),
    })
  })
  if (known.length === 0) return null
  const named = known.slice(0, MOST_STORES).join(', ')
  return t(known.length <= MOST_STORES ? 'stores.all' : 'stores.some', { stores: named })
}

function linesSentence({ figures }: SummaryFacts, { t, formats }: AnswerWords): string | null {
  const { accuracyByLine, matched, missing, extra, unexpected } = figures
  if (accuracyByLine === null) return null
  const share = formats.share(accuracyByLine)
  return t('lines', { matched, share, short: missing, over: extra, beyond: unexpected })
}

function worstSentence({ worst }: SummaryFacts, { t, formats }: AnswerWords): string | null {
  const [first, ...rest] = worst.slice(0, 3).map(({ name, store, variance, value, currency }) =>
    t(variance < 0 ? 'difference.short' : 'difference.over', {
      name: isolateBidi(name),
      place: store === null ? 'unknown' : 'known',
      store: isolateBidi(store ?? ''),
      quantity: formats.quantity(Math.abs(variance)),
      worth: value === null ? 'unknown' : 'known',
      value: formats.money(value === null ? null : Math.abs(value), currency),
    }),
  )
  if (!first) return null
  return rest.length === 0
    ? t('worst.one', { difference: first })
    : t('worst.several', { differences: [first, ...rest].join(', ') })
}

function categorySentence({ categories }: SummaryFacts, { t, formats }: AnswerWords) {
  const [first] = categories
  if (!first || first.grossValue === null || categories.length < 2) return null
  const gross = formats.money(first.grossValue, first.currency)
  return t('category', { name: isolateBidi(first.name), gross })
}

function openSentences(
  { openDecisions, unknownLines, likelyMistakes }: SummaryFacts,
  { t }: AnswerWords,
): string | null {
  const open = [
    openDecisions > 0 && t('open.decisions', { count: openDecisions }),
    unknownLines > 0 && t('open.codes', { count: unknownLines }),
    likelyMistakes !== null && likelyMistakes > 0 && t('open.mistakes', { count: likelyMistakes }),
  ].filter((sentence) => sentence !== false)
  return open.length === 0 ? null : open.join(' ')
}
