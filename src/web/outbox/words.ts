// The texts about work that is unsent or was refused.

import { type FaultShape, faultKind } from '#domain/fault.ts'
import type { Formats } from '#messages/formats.ts'
import { SOURCE_LANGUAGE } from '#messages/languages.ts'
import { sayFailure } from '../kit/say-failure.ts'
import { type Messages, useLanguage, useMessages } from '../kit/use-messages.ts'
import type { OutboxEntry, OutboxWork } from './outbox-entry.ts'

export type SayRefusal = (fault: FaultShape | undefined) => string | undefined

export function useSayRefusal(): SayRefusal {
  const t = useMessages('outbox')
  const common = useMessages('common')
  const isEnglish = useLanguage() === SOURCE_LANGUAGE
  return (fault) => fault && (refusalWords(fault, t) ?? sayFailure(fault, common, isEnglish))
}

/** Why an entry was refused, in words for the person who made it; undefined if only its code is known. */
export function refusalWords(fault: FaultShape, t: Messages<'outbox'>): string | undefined {
  const { code, message, details = {} } = fault
  // The server answers strangers with not_found, and the person who counted here has been removed since.
  if (code === 'not_found' && message === faultKind(code).text) return t('why.closed')
  const { guard, reason, holder, from, field } = details
  if (typeof guard === 'string') return guardWords(guard, from, t)
  if (typeof holder === 'string') return holderWords(reason, holder, t)
  if (reason === 'not_holder') return t('why.notYours')
  if (reason === 'managers_assign') return t('why.assigned')
  if (field === 'photoFileId') return t('why.noPhoto')
  return field === 'entered' && reason === 'too_large' ? t('why.tooLarge') : undefined
}

function guardWords(guard: string, from: unknown, t: Messages<'outbox'>): string | undefined {
  switch (guard) {
    case 'control_total':
      return t('why.checkAgain')
    case 'audit_status':
      return t('why.notActive')
    case 'unsent_events':
      return t('why.notSent')
    case 'empty':
      return t('why.nothingCounted')
    case 'second_opinion':
      return t('why.otherPerson')
    case 'status':
      if (from === 'returned') return t('why.countAgain')
      return from === 'cancelled' ? t('why.notNeeded') : undefined
    default:
      return undefined
  }
}

function holderWords(reason: unknown, name: string, t: Messages<'outbox'>): string | undefined {
  if (reason === 'counting') return t('why.counting', { name })
  if (reason === 'assigned') return t('why.assignedTo', { name })
  return reason === 'submitted' ? t('why.submitted', { name }) : undefined
}

type Worked = Pick<OutboxEntry, 'work'>

/** Reading the details of very many entries would slow down the phone that sends them. */
export const MOST_NAMED = 1_000

interface WorkWords {
  readonly t: Messages<'outbox'>
  readonly list: Formats['list']
}

/** What entries are, with their numbers: "2 counts, 1 taken shelf, and 1 submission". */
export function workWords(
  entries: readonly Worked[],
  { t, list }: WorkWords,
  number = entries.length,
): string {
  if (entries.length >= MOST_NAMED) return t('work.entries', { count: number })
  const numberOf = (...kinds: readonly OutboxWork['kind'][]) =>
    entries.filter(({ work }) => kinds.includes(work.kind)).length
  const parts = [
    ['work.counts', numberOf('count')],
    ['work.taken', numberOf('take')],
    // Includes shelves that could not be counted, which are handed in with a reason.
    ['work.submitted', numberOf('submit', 'exclude')],
    ['work.photos', numberOf('picture')],
  ] as const
  return list(parts.flatMap(([key, count]) => (count > 0 ? t(key, { count }) : [])))
}
