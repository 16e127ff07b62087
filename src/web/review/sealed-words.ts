// The texts before an audit is sealed: what is still undecided, and what the seal will say.

import type { DecisionCounts, ResultFigures } from '#contract/audit-results.ts'
import type { SealDetails } from '#contract/audit-seals.ts'
import type { Uncounted } from '#domain/uncounted.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'
import { wordFor } from './uncounted-words.ts'

type Figures = Pick<ResultFigures, 'currency' | 'notFound' | 'notCounted'>
type Money = Pick<Formats, 'money'>

/** "3 lines still need a decision. 2 lines worth $128.00 were not found …" */
export function sayUndecided(
  open: number,
  { notFound, currency }: Figures,
  t: Messages<'review'>,
  { money }: Money,
): string {
  const needs = t('complete.undecided', { count: open })
  if (notFound.lines === 0) return needs
  const told = { count: notFound.lines, value: money(notFound.value, currency) }
  const isKnown = wordFor(notFound, currency) !== ''
  const missed = isKnown ? t('complete.notFoundWorth', told) : t('complete.notFound', told)
  return `${needs} ${missed}`
}

/** How far a review is: "12 of 1,204 lines decided. 2 not found still open." */
export function sayDecided(
  { decided, open, notFound }: Readonly<Record<'decided' | 'open' | 'notFound', number>>,
  t: Messages<'review'>,
): string {
  const count = decided + open
  if (count === 0) return t('complete.none')
  if (open === 0 || notFound === 0) return t('complete.decided', { decided, count })
  return t('complete.decidedNotFound', { decided, count, notFound })
}

const PARTS = ['accepted', 'rejected', 'zero', 'recounted', 'match'] as const

export interface SealedPart {
  readonly part: (typeof PARTS)[number]
  readonly lines: number
}

/** What the seal will say, decision by decision; decisions without lines are left out. */
export function sealedParts(
  decisions: Pick<DecisionCounts, 'accepted' | 'rejected' | 'zero' | 'recounted'>,
  { matched }: Pick<ResultFigures, 'matched'>,
): readonly SealedPart[] {
  return PARTS.map((part) => ({
    part,
    lines: part === 'match' ? matched : decisions[part],
  })).filter(({ lines }) => lines > 0)
}

/** One sentence, or one per store if their currencies differ. */
export function sayNeverCounted(
  results: {
    readonly figures: Figures
    readonly stores: readonly { readonly name: string; readonly figures: Figures }[]
  },
  t: Messages<'review'>,
  { money }: Money,
): readonly string[] {
  const { figures, stores } = results
  const say = ({ notCounted, currency }: Figures) => sayNever(notCounted, currency, t, money)
  if (figures.notCounted.lines === 0) return []
  if (figures.currency !== null) return [say(figures)]
  return stores
    .filter((store) => store.figures.notCounted.lines > 0)
    .map(({ name, figures: own }) => t('sealed.inStore', { store: name, sentence: say(own) }))
}

/** The same of a seal, from what was sealed. */
export function saySealedNever(
  neverCounted: SealDetails['neverCounted'],
  t: Messages<'review'>,
  { money }: Money,
): readonly string[] {
  return neverCounted.map(({ storeName, currency, ...uncounted }) => {
    const sentence = sayNever(uncounted, currency, t, money)
    return neverCounted.length > 1 ? t('sealed.inStore', { store: storeName, sentence }) : sentence
  })
}

function sayNever(
  uncounted: Uncounted,
  currency: string | null,
  t: Messages<'review'>,
  money: Money['money'],
): string {
  return t(`sealed.never${wordFor(uncounted, currency) || 'Lines'}`, {
    count: uncounted.lines,
    value: money(uncounted.value, currency),
    unvalued: uncounted.unvalued,
  })
}
