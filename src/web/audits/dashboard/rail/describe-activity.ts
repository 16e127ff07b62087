// The journal of an audit in sentences. Details were written by the functions of the backend; what is
// missing or unknown is left out.

import type { ActivityEntry } from '#contract/audits.ts'
import { countOf } from '#domain/count-words.ts'
import { actionWords } from '#domain/journal-words.ts'
import { GONE_PERSON } from '#domain/naming.ts'
import { sayChangedOptions } from '#domain/protocol-words.ts'

export interface ActivityWords {
  readonly what: string
  readonly why: string | undefined
}

type Details = ActivityEntry['details']

type DescribedEntry = Pick<ActivityEntry, 'action' | 'personName' | 'details'>

export function describeActivity({ action, personName, details }: DescribedEntry): ActivityWords {
  const describe = SENTENCES[action]
  return {
    what: describe ? describe(details, personName ?? GONE_PERSON) : actionWords(action),
    why: textIn(details, 'reason'),
  }
}

type Describe = (details: Details, person: string) => string

const SENTENCES: Readonly<Record<string, Describe>> = {
  'audits.create': () => 'Audit created',
  'audits.start': (details) => `Counting started${ofShelves(details)}`,
  'audits.stop': () => 'Counting stopped',
  'audits.resume': () => 'Counting resumed',
  'audits.submit': (details) => `Submitted for review${ofWaivers(details)}`,
  'audits.reopenSubmittedAudit': (details) => `Reopened${ofShelves(details)}`,
  'audits.updateProtocol': (details) => `Counting rules changed: ${sayChangedOptions(details)}`,
  'audits.complete': (details) =>
    `Audit completed${typeof details.setAside === 'number' ? ` without ${countOf(details.setAside, 'count')} that ${details.setAside === 1 ? 'was' : 'were'} set aside` : ''}`,
  'audits.cancel': () => 'Audit cancelled',
  'audits.importAuditBaseline': () => 'Expected inventory imported',
  'audits.decideLine': (details) => `${verdictOf(details)}: ${firstItem(details)}`,
  'audits.decideLines': (details) => `${verdictOf(details)}${ofLines(details)}`,
  'audits.requestRecount': (details) => `Asked for a recount${ofShelves(details)}`,
  'audits.createCorrection': () => 'Correction created',
  'auditAssignments.create': (details, person) =>
    details.userId === null
      ? `Opened to anyone${ofShelves(details)}`
      : `Assigned to ${person}${ofShelves(details)}`,
  'auditAssignments.createSelfAssignment': (details) => `Took ${named(details)}`,
  'auditAssignments.remove': (details) => `Left out ${named(details)}`,
  'auditAssignments.removeRoomAndShelves': (details) => `Left out the room ${named(details)}`,
  'auditAssignments.resetAssignment': (details) => `Reset ${named(details)}`,
  'auditAssignments.acceptOneCount': (details, person) =>
    details.outOf === 'two'
      ? `Let the count of ${person} stand against another${ofShelves(details)}`
      : `Let one count stand${ofShelves(details)}`,
  'auditAssignments.requestSecondCount': (details) =>
    `Asked again for a count that was called off${ofShelves(details)}`,
  'auditAssignments.updateStatus': (details) => statusSentence(details),
  'scanEvents.resolveUnknown': (details) =>
    `Decided about the code ${textIn(details, 'code') ?? 'that was unknown'}`,
  'scanEvents.releaseQuarantined': ({ accepted, events }) =>
    `${accepted === true ? 'Let late counts count' : 'Left late counts out'}${of(events, 'count')}`,
}

function statusSentence(details: Details): string {
  const name = named(details)
  switch (details.to) {
    case 'submitted':
      return `Handed in ${name}`
    case 'approved':
      return `Approved ${name}`
    case 'excluded':
      return `Excluded ${name}`
    case 'in_progress':
      return `Took back the submission of ${name}`
    case 'open':
      return details.from === 'excluded' ? `Included ${name} again` : `Gave back ${name}`
    default:
      return `Changed ${name}`
  }
}

const VERDICTS: Readonly<Record<string, string>> = {
  accept: 'Accepted',
  reject: 'Rejected',
  recount: 'Marked for a recount',
  zero: 'Set to none',
}

function verdictOf({ decision }: Details): string {
  return (typeof decision === 'string' && VERDICTS[decision]) || 'Decision taken back'
}

function ofLines({ lines }: Details): string {
  return of(lines, 'line')
}

function firstItem({ items }: Details): string {
  const [first]: unknown[] = Array.isArray(items) ? items : []
  const name = typeof first === 'object' && first !== null && 'name' in first ? first.name : null
  return typeof name === 'string' ? name : 'one line'
}

function ofShelves({ shelves }: Details): string {
  return of(shelves, 'shelf', 'shelves')
}

function of(count: unknown, one: string, many?: string): string {
  return typeof count === 'number' ? `: ${countOf(count, one, many)}` : ''
}

function ofWaivers({ waivers }: Details): string {
  if (!Array.isArray(waivers) || waivers.length === 0) return ''
  return ` with ${countOf(waivers.length, 'open point')}`
}

function named(details: Details): string {
  return textIn(details, 'name') ?? 'a shelf'
}

function textIn(details: Details, name: string): string | undefined {
  const value = details[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
