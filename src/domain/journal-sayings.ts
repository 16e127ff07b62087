// What an entry of the journal is about: its facts in the order in which they are said, as codes for the reader's
// language. Empty values, ids and hashes are left out.

import { type JournalTerm, type JournalTermKind, journalTerm } from './journal-terms.ts'

export interface JournalFacts {
  readonly action: string
  readonly details: Readonly<Record<string, unknown>>
  /** The person it is about; null when there is none, or their account was deleted. */
  readonly personName: string | null
}

/** As stored; a number is written as the reader writes numbers. */
export type JournalValue = string | number

/** A code with words, or as stored. */
export type JournalWord = { readonly term: JournalTerm } | { readonly value: JournalValue }

type CountedThing =
  | 'barcodes'
  | 'baselines'
  | 'columns'
  | 'days'
  | 'emails'
  | 'events'
  | 'kinds'
  | 'leftOut'
  | 'lines'
  | 'people'
  | 'rooms'
  | 'shelves'
  | 'stores'
  | 'templates'
  | 'waivers'

export type JournalSaying =
  | { readonly code: 'word'; readonly word: JournalWord }
  | { readonly code: 'quoted'; readonly value: JournalValue }
  | { readonly code: 'counted'; readonly what: CountedThing; readonly count: number }
  /** The first names, and how many more there are. */
  | { readonly code: 'names'; readonly names: readonly string[]; readonly more: number }
  /** Null for somebody whose account was deleted. */
  | { readonly code: 'person' | 'for' | 'countOf'; readonly person: string | null }
  | { readonly code: 'in'; readonly room: JournalValue }
  | { readonly code: 'renamed'; readonly before: JournalValue; readonly now: JournalValue }
  | { readonly code: 'moved'; readonly from: JournalWord; readonly to: JournalWord }
  | { readonly code: 'row'; readonly row: JournalValue }
  /** A corrected cell; null: emptied. */
  | {
      readonly code: 'cell'
      readonly column: JournalWord
      readonly value: JournalValue | null
    }
  /** A fact with its name; true stands for itself. */
  | { readonly code: 'named'; readonly name: string; readonly value: JournalValue | true }

/** The subject first, then the other facts in stored order. */
export function journalSayings({
  action,
  details,
  personName,
}: JournalFacts): readonly JournalSaying[] {
  return Object.entries(details)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([name, value]) => {
      const say = SAID_OF[action]?.[name] ?? SAID[name] ?? named(name)
      return say({ value, details, personName }) ?? []
    })
}

const FIRST = [
  ...['store', 'file', 'item', 'shelf', 'name', 'title', 'email', 'code', 'items', 'lines'],
  ...['places', 'shelves', 'shelfIds', 'codes', 'room', 'userId', 'row', 'decision', 'to'],
]

function placeOf(name: string): number {
  const place = FIRST.indexOf(name)
  return place === -1 ? FIRST.length : place
}

interface Fact extends Omit<JournalFacts, 'action'> {
  readonly value: unknown
}

/** Null when there is nothing to say. */
type Say = (fact: Fact) => JournalSaying | null

const plain: Say = ({ value }) => {
  const stored = storedIn(value)
  return stored === null ? null : { code: 'word', word: { value: stored } }
}

const quoted: Say = ({ value }) => {
  const stored = storedIn(value)
  return stored === null ? null : { code: 'quoted', value: stored }
}

/** For technical facts, and facts that another one already covers. */
const unsaid: Say = () => null

function named(name: string): Say {
  return ({ value }) => {
    const stored = value === true ? true : storedIn(value)
    return stored === null ? null : { code: 'named', name, value: stored }
  }
}

/** A stored code; without a kind, or if it is not known, it is said as it is. */
function coded(kind?: JournalTermKind): Say {
  return ({ value }) => {
    const word = wordOf(value, kind)
    return word && { code: 'word', word }
  }
}

function term(term: JournalTerm): JournalSaying {
  return { code: 'word', word: { term } }
}

function counted(what: CountedThing): Say {
  return ({ value }) =>
    typeof value === 'number' && value > 0 ? { code: 'counted', what, count: value } : null
}

function whether(yes: JournalTerm, no?: JournalTerm): Say {
  return ({ value }) => {
    if (value === true) return term(yes)
    return value === false && no ? term(no) : null
  }
}

const moved: Say = ({ value, details }) => {
  const [from, to] = [wordOf(details.from, 'state'), wordOf(value, 'state')]
  return from && to && details.from !== value ? { code: 'moved', from, to } : null
}

const lineCount: Say = (fact) => (Array.isArray(fact.details.items) ? null : counted('lines')(fact))

const shelfCount: Say = (fact) =>
  Array.isArray(fact.details.places) ? null : counted('shelves')(fact)

function person(code: 'person' | 'for' | 'countOf'): Say {
  return ({ value, personName }) =>
    typeof value === 'string' ? { code, person: personName } : null
}

/** The old name and the new one. */
function renamed(after: string): Say {
  return (fact) => {
    const [before, now] = [storedIn(fact.value), storedIn(fact.details[after])]
    if (before === null || now === null || before === now) return plain(fact)
    return { code: 'renamed', before, now }
  }
}

const inRoom: Say = ({ value }) => {
  const room = storedIn(value)
  return room === null ? null : { code: 'in', room }
}

const cell: Say = (fact) => {
  const column = wordOf(fact.details.column, 'column')
  return column === null ? plain(fact) : { code: 'cell', column, value: storedIn(fact.value) }
}

const SAID: Readonly<Record<string, Say>> = {
  name: plain,
  title: plain,
  sentence: plain,
  email: (fact) => (fact.value === null ? term('email.link') : plain(fact)),
  code: plain,
  confirmationNumber: plain,
  reason: quoted,
  note: quoted,
  items: firstNames('lines'),
  lines: lineCount,
  places: firstNames('shelves'),
  item: plain,
  shelf: plain,
  store: plain,
  file: plain,
  room: inRoom,
  userId: person('for'),
  from: unsaid,
  to: moved,
  decision: (fact) => (fact.value === null ? term('decision.undone') : coded('decision')(fact)),
  reasonCode: coded('reason'),
  role: coded('role'),
  mode: coded('mode'),
  kind: coded('kind'),
  as: coded('as'),
  waivers: ({ value }) =>
    Array.isArray(value) && value.length > 0
      ? { code: 'counted', what: 'waivers', count: value.length }
      : null,
  shelves: shelfCount,
  inReview: whether('inReview.yes'),
  shelfIds: counted('shelves'),
  codes: counted('shelves'),
  rooms: counted('rooms'),
  roomIds: counted('rooms'),
  baselines: counted('baselines'),
  events: counted('events'),
  barcodes: counted('barcodes'),
  emails: counted('emails'),
  stores: counted('stores'),
  templates: counted('templates'),
  headers: counted('columns'),
  days: counted('days'),
  people: counted('people'),
  endpoint: plain,
  url: plain,
  accepted: whether('accepted.yes', 'accepted.no'),
  enabled: whether('enabled.yes', 'enabled.no'),
  withoutBaseline: whether('withoutBaseline.yes'),
  checkAgain: whether('checkAgain.yes'),
  createPlaces: whether('createPlaces.yes'),
  replace: whether('replace.yes'),
  removed: whether('removed.yes'),
  immediately: whether('immediately.yes'),
  products: coded(),
  productId: coded(),
  featureId: coded(),
  column: coded(),
  deviceId: unsaid,
  sessionId: unsaid,
  programId: coded(),
  id: unsaid,
}

const checkout = { mode: coded('checkout') }

/** Actions for which a fact has another meaning than elsewhere. */
const SAID_OF: Readonly<Record<string, Readonly<Record<string, Say>>>> = {
  'audits.updateProtocol': {
    blind: whether('rule.blind.on', 'rule.blind.off'),
    selfAssignment: whether('rule.selfAssignment.on', 'rule.selfAssignment.off'),
    helping: whether('rule.helping.on', 'rule.helping.off'),
    controlTotals: whether('rule.controlTotals.on', 'rule.controlTotals.off'),
    showResults: whether('rule.showResults.on', 'rule.showResults.off'),
    showCosts: whether('rule.showCosts.on', 'rule.showCosts.off'),
    reasonCodes: whether('rule.reasonCodes.on', 'rule.reasonCodes.off'),
    tolerance: () => term('tolerance.changed'),
  },
  'audits.complete': { setAside: counted('leftOut') },
  'imports.decide': { code: coded('finding'), decision: coded('fileRow') },
  'imports.fix': {
    row: ({ value }) => ({ code: 'row', row: storedIn(value) ?? '' }),
    column: unsaid,
    value: cell,
  },
  'rooms.update': { room: renamed('name'), name: unsaid },
  'rooms.archive': { room: plain },
  'rooms.restore': { room: plain },
  'shelves.update': { shelf: renamed('code'), code: unsaid },
  'items.upsert': {
    item: renamed('name'),
    name: (fact) => (fact.details.item === undefined ? plain(fact) : null),
  },
  'stores.update': { store: renamed('name'), name: unsaid },
  'users.assignUserToStore': { userId: person('person') },
  'users.removeUserFromStore': { userId: person('person') },
  'members.changeRole': { userId: person('person') },
  'members.remove': { userId: person('person') },
  'auditAssignments.create': {
    userId: (fact) => (fact.value === null ? term('counter.anyone') : person('for')(fact)),
  },
  'auditAssignments.acceptOneCount': { outOf: coded('outOf'), userId: person('countOf') },
  'dayPasses.end': { userId: person('person') },
  'dayPasses.addSheet': { endsAt: unsaid },
  'webhooks.create': { events: counted('kinds') },
  'webhooks.update': { endpoint: renamed('url'), url: unsaid, events: counted('kinds') },
  'signOn.checkDomain': { isProved: whether('isProved.yes', 'isProved.no') },
  'signOn.setOn': { isOn: whether('isOn.yes', 'isOn.no') },
  'signOn.setJoining': { letsJoin: whether('letsJoin.yes', 'letsJoin.no') },
  'billing.attach': { code: unsaid },
  'billing.paySandboxCheckout': checkout,
  'billing.cancelSandboxCheckout': checkout,
  'billing.createEntity': { id: plain },
  'billing.deleteEntity': { id: plain },
  // The title says it already.
  'insights.dismiss': { kind: unsaid },
  'insights.restore': { kind: unsaid },
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-/
const HASH = /^[0-9a-f]{40,}$/
const LONGEST = 80

function storedIn(value: unknown): JournalValue | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value === '' || ID.test(value) || HASH.test(value)) return null
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}

function wordOf(value: unknown, kind?: JournalTermKind): JournalWord | null {
  const stored = storedIn(value)
  if (typeof stored !== 'string') return stored === null ? null : { value: stored }
  const known = kind && journalTerm(kind, stored)
  return known ? { term: known } : { value: stored.replaceAll('_', ' ') }
}

const MOST_NAMED = 3

/** An entry has some of the names, and how many there are in total. */
function firstNames(ofHowMany: string): Say {
  return ({ value, details }) => {
    const all = Array.isArray(value) ? value.flatMap((one) => nameIn(one) ?? []) : []
    if (all.length === 0) return null
    const names = all.slice(0, MOST_NAMED)
    const total = details[ofHowMany]
    const more = (typeof total === 'number' ? total : all.length) - names.length
    return { code: 'names', names, more: Math.max(0, more) }
  }
}

function nameIn(value: unknown): string | undefined {
  const name = typeof value === 'object' && value !== null && 'name' in value && value.name
  return typeof name === 'string' && name !== '' ? name : undefined
}
