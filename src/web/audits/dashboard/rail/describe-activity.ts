// The journal of an audit in sentences. The backend's functions wrote the details; missing or unknown parts
// are left out.

import type { ReactNode } from 'react'
import type { ActivityEntry } from '#contract/audits.ts'
import { actionWords, type JournalWords } from '#contract/journal-words.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '#web/kit/use-messages.ts'

interface Words {
  readonly t: Messages<'dashboard'>
  /** For what has no sentence here. */
  readonly journal: JournalWords<ReactNode>['t']
  readonly list: Formats['list']
}

export interface ActivityWords {
  readonly what: string
  readonly why: string | undefined
}

type Details = ActivityEntry['details']

type DescribedEntry = Pick<ActivityEntry, 'action' | 'personName' | 'details'>

export function describeActivity(
  { action, personName, details }: DescribedEntry,
  { t, journal, list }: Words,
): ActivityWords {
  const describe = SENTENCES[action]
  const person = personName ?? t('activity.someone')
  return {
    what: describe
      ? describe({ details, person, t, list })
      : actionWords<ReactNode>(action, { t: journal }),
    why: textIn(details, 'reason'),
  }
}

interface Facts {
  readonly details: Details
  readonly person: string
  readonly t: Messages<'dashboard'>
  readonly list: Formats['list']
}

type Describe = (facts: Facts) => string

const SENTENCES: Readonly<Record<string, Describe>> = {
  'audits.create': ({ t }) => t('did.created'),
  'audits.start': ({ details, t }) =>
    typeof details.shelves === 'number'
      ? t('did.startedShelves', { shelves: details.shelves })
      : t('did.started'),
  'audits.stop': ({ t }) => t('did.stopped'),
  'audits.resume': ({ t }) => t('did.resumed'),
  'audits.submit': ({ details: { waivers }, t }) =>
    Array.isArray(waivers) && waivers.length > 0
      ? t('did.submittedOpen', { points: waivers.length })
      : t('did.submitted'),
  'audits.reopenSubmittedAudit': ({ details, t }) =>
    t('did.reopened', { shelves: countIn(details, 'shelves') }),
  'audits.updateProtocol': ({ details, t, list }) =>
    t('did.rules', { rules: list(changedRules(details, t)) }),
  'audits.complete': ({ details: { setAside }, t }) =>
    typeof setAside === 'number'
      ? t('did.completedWithout', { count: setAside })
      : t('did.completed'),
  'audits.cancel': ({ t }) => t('did.cancelled'),
  'audits.importAuditBaseline': ({ t }) => t('did.imported'),
  'audits.decideLine': ({ details, t }) =>
    t('did.decided', {
      decision: verdictOf(details),
      item: firstItem(details) ?? t('did.someLine'),
    }),
  'audits.decideLines': ({ details, t }) =>
    t('did.decided', {
      decision: verdictOf(details),
      item: t('did.lines', { count: countIn(details, 'lines') }),
    }),
  'audits.requestRecount': ({ details, t }) =>
    t('did.recount', { shelves: countIn(details, 'shelves') }),
  'audits.withdrawRecounts': ({ details, t }) =>
    t('did.withdrew', { shelves: countIn(details, 'shelves') }),
  'audits.createCorrection': ({ t }) => t('did.correction'),
  'auditAssignments.create': ({ details, person, t }) => {
    const shelves = countIn(details, 'shelves')
    return details.userId === null
      ? t('did.opened', { shelves })
      : t('did.assigned', { name: person, shelves })
  },
  'auditAssignments.createSelfAssignment': (facts) => facts.t('did.took', named(facts)),
  'auditAssignments.remove': (facts) => facts.t('did.excluded', named(facts)),
  'auditAssignments.removeRoomAndShelves': (facts) => facts.t('did.excludedRoom', named(facts)),
  'auditAssignments.resetAssignment': (facts) => facts.t('did.again', named(facts)),
  'auditAssignments.acceptOneCount': ({ details, person, t }) => {
    const shelves = countIn(details, 'shelves')
    return details.outOf === 'two'
      ? t('did.chose', { name: person, shelves })
      : t('did.acceptedOne', { shelves })
  },
  'auditAssignments.requestSecondCount': ({ details, t }) =>
    t('did.askedAgain', { shelves: countIn(details, 'shelves') }),
  'auditAssignments.updateStatus': (facts) => statusSentence(facts),
  'scanEvents.resolveUnknown': ({ details, t }) => {
    const code = textIn(details, 'code')
    return code === undefined ? t('did.resolvedSome') : t('did.resolved', { code })
  },
  'scanEvents.releaseQuarantined': ({ details, t }) =>
    t('did.late', {
      accepted: details.accepted === true ? 'yes' : 'no',
      count: countIn(details, 'events'),
    }),
}

function statusSentence(facts: Facts): string {
  const { details, t } = facts
  const place = named(facts)
  switch (details.to) {
    case 'submitted':
      return t('did.submittedShelf', place)
    case 'approved':
      return t('did.approved', place)
    case 'excluded':
      return t('did.excluded', place)
    case 'in_progress':
      return t('did.unsubmitted', place)
    case 'open':
      return details.from === 'excluded' ? t('did.included', place) : t('did.released', place)
    default:
      return t('did.changed', place)
  }
}

const RULES = [
  'blind',
  'selfAssignment',
  'helping',
  'controlTotals',
  'showResults',
  'showCosts',
  'reasonCodes',
] as const

/** The new rules; a tolerance is mentioned without its limits. */
function changedRules(details: Details, t: Messages<'dashboard'>): readonly string[] {
  const switched = RULES.flatMap((rule) => {
    const on = details[rule]
    return typeof on === 'boolean' ? [t(`rule.${rule}`, { on: on ? 'yes' : 'no' })] : []
  })
  return details.tolerance === undefined ? switched : [...switched, t('rule.tolerance')]
}

function verdictOf({ decision }: Details): string {
  return typeof decision === 'string' ? decision : 'none'
}

function firstItem({ items }: Details): string | undefined {
  const [first]: unknown[] = Array.isArray(items) ? items : []
  const name = typeof first === 'object' && first !== null && 'name' in first ? first.name : null
  return typeof name === 'string' ? name : undefined
}

function countIn(details: Details, name: string): number {
  const value = details[name]
  return typeof value === 'number' ? value : 0
}

function named({ details, t }: Facts): { readonly place: string } {
  return { place: textIn(details, 'name') ?? t('did.someShelf') }
}

function textIn(details: Details, name: string): string | undefined {
  const value = details[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
