// The words for one fact of an entry. Empty values, ids and hashes are left out; stored codes are shown in the
// product's words.

import { countOf } from './count-words.ts'
import { storedReasonWord } from './decision-words.ts'
import { GONE_PERSON } from './naming.ts'
import { PROTOCOL_OPTION_NAMES, sayOption } from './protocol-words.ts'
import { storedRoleWord } from './role-words.ts'

interface Fact {
  readonly value: unknown
  readonly details: Readonly<Record<string, unknown>>
  /** The person it is about; null when there is none, or their account was deleted. */
  readonly personName: string | null
}

/** Null when there is nothing to show. */
type Say = (fact: Fact) => string | null

export function sayFact(action: string, name: string, fact: Fact): string | null {
  const say = WORDS_OF[action]?.[name] ?? WORDS[name] ?? labelled(name)
  return say(fact)
}

const plain: Say = ({ value }) => textOf(value)

const quoted: Say = ({ value }) => {
  const text = textOf(value)
  return text === null ? null : `“${text}”`
}

/** For technical facts, and facts that another one already covers. */
const unsaid: Say = () => null

function labelled(name: string): Say {
  return ({ value }) => {
    const text = value === true ? 'yes' : textOf(value)
    return text === null ? null : `${spelt(name)}: ${text}`
  }
}

function coded(words: Readonly<Record<string, string>> = {}): Say {
  return ({ value }) => wordOf(value, words)
}

function counted(one: string, many?: string): Say {
  return ({ value }) => (typeof value === 'number' && value > 0 ? countOf(value, one, many) : null)
}

function whether(yes: string, no: string | null = null): Say {
  return ({ value }) => {
    if (value === true) return yes
    return value === false ? no : null
  }
}

const moved: Say = ({ value, details: { from } }) => {
  const [before, after] = [wordOf(from), wordOf(value)]
  return before && after && before !== after ? `from ${before} to ${after}` : null
}

const lineCount: Say = (fact) => (Array.isArray(fact.details.items) ? null : counted('line')(fact))

const shelfCount: Say = (fact) =>
  Array.isArray(fact.details.places) ? null : counted('shelf', 'shelves')(fact)

const person: Say = ({ value, personName }) =>
  typeof value === 'string' ? (personName ?? GONE_PERSON) : null

const forPerson: Say = (fact) => {
  const name = person(fact)
  return name === null ? null : `for ${name}`
}

/** The old name and the new one. */
function renamed(after: string): Say {
  return ({ value, details }) => {
    const [before, now] = [textOf(value), textOf(details[after])]
    return before === null || now === null || before === now ? before : `${before}, now ${now}`
  }
}

const inRoom: Say = ({ value }) => {
  const text = textOf(value)
  return text === null ? null : `in ${text}`
}

const mended: Say = ({ value, details: { column } }) => {
  const [text, name] = [textOf(value), wordOf(column)]
  return name === null ? text : `${name}: ${text ?? 'empty'}`
}

const VERDICTS = {
  accept: 'Accepted',
  reject: 'Rejected',
  recount: 'Marked for a recount',
  zero: 'None there',
}

const WORDS: Readonly<Record<string, Say>> = {
  name: plain,
  title: plain,
  sentence: plain,
  email: (fact) => (fact.value === null ? 'by link' : plain(fact)),
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
  userId: forPerson,
  from: unsaid,
  to: moved,
  decision: ({ value }) => (value === null ? 'Taken back' : wordOf(value, VERDICTS)),
  reasonCode: ({ value }) => (typeof value === 'string' ? storedReasonWord(value) : null),
  role: ({ value }) => (typeof value === 'string' ? storedRoleWord(value) : null),
  mode: coded({ additive: 'counted once', independent: 'counted twice, by two people' }),
  kind: coded({ catalogue: 'list of items', baseline: 'expected stock' }),
  as: coded({
    item: 'an item of the catalogue',
    new_item: 'a new item',
    junk: 'not an item',
    park: 'set aside',
    undo: 'waits again',
  }),
  waivers: ({ value }) =>
    Array.isArray(value) && value.length > 0 ? `with ${countOf(value.length, 'open point')}` : null,
  shelves: shelfCount,
  inReview: whether('beside the review'),
  shelfIds: counted('shelf', 'shelves'),
  codes: counted('shelf', 'shelves'),
  rooms: counted('room'),
  roomIds: counted('room'),
  baselines: counted('baseline'),
  events: counted('count'),
  barcodes: counted('barcode'),
  emails: counted('address', 'addresses'),
  stores: counted('store'),
  templates: counted('template'),
  headers: counted('column'),
  days: counted('day'),
  people: counted('person', 'people'),
  endpoint: plain,
  url: plain,
  accepted: whether('they count', 'left out'),
  enabled: whether('on', 'off'),
  withoutBaseline: whether('without a baseline'),
  checkAgain: whether('asked to look again'),
  createPlaces: whether('shelves added to the map'),
  replace: whether('the same file again'),
  removed: whether('card removed'),
  immediately: whether('at once'),
  products: coded(),
  productId: coded(),
  featureId: coded(),
  column: coded(),
  deviceId: unsaid,
  sessionId: unsaid,
  programId: coded(),
  id: unsaid,
}

/** A checkout without a product only asks for a card. */
const checkout = { mode: coded({ setup: 'a card, without a payment' }) }

/** Actions for which a fact has another meaning than elsewhere. */
const WORDS_OF: Readonly<Record<string, Readonly<Record<string, Say>>>> = {
  'audits.updateProtocol': {
    ...Object.fromEntries(
      PROTOCOL_OPTION_NAMES.map((name) => [name, ({ value }: Fact) => sayOption(name, value)]),
    ),
    tolerance: () => 'tolerance',
  },
  'audits.complete': { setAside: counted('count left out', 'counts left out') },
  'imports.decide': {
    code: coded(),
    decision: coded({ keep: 'kept', zero: 'set to 0', leave_out: 'left out' }),
  },
  'imports.fix': {
    row: ({ value }) => `row ${textOf(value) ?? ''}`,
    column: unsaid,
    value: mended,
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
  'users.assignUserToStore': { userId: person },
  'users.removeUserFromStore': { userId: person },
  'members.changeRole': { userId: person },
  'members.remove': { userId: person },
  'auditAssignments.create': {
    userId: (fact) => (fact.value === null ? 'open to anyone' : forPerson(fact)),
  },
  'auditAssignments.acceptOneCount': {
    outOf: coded({ one: 'the other never came', two: 'the two differed' }),
    userId: (fact) => {
      const name = person(fact)
      return name === null ? null : `the count of ${name}`
    },
  },
  'dayPasses.end': { userId: person },
  'dayPasses.addSheet': { endsAt: unsaid },
  'webhooks.create': { events: counted('kind of event', 'kinds of events') },
  'webhooks.update': {
    endpoint: renamed('url'),
    url: unsaid,
    events: counted('kind of event', 'kinds of events'),
  },
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

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return value.toLocaleString('en-US')
  if (typeof value !== 'string' || value === '' || ID.test(value) || HASH.test(value)) return null
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}

function wordOf(value: unknown, words: Readonly<Record<string, string>> = {}): string | null {
  const text = textOf(value)
  return text === null ? null : (words[text] ?? text.replaceAll('_', ' '))
}

const MOST_NAMED = 3

/** An entry has some of the names, and how many there are in total. */
function firstNames(ofHowMany: string): Say {
  return ({ value, details }) => {
    const names = Array.isArray(value) ? value.flatMap((one) => nameIn(one) ?? []) : []
    if (names.length === 0) return null
    const shown = names.slice(0, MOST_NAMED)
    const all = details[ofHowMany]
    const more = (typeof all === 'number' ? all : names.length) - shown.length
    return shown.join(', ') + (more > 0 ? ` and ${more.toLocaleString('en-US')} more` : '')
  }
}

function nameIn(value: unknown): string | undefined {
  const name = typeof value === 'object' && value !== null && 'name' in value && value.name
  return typeof name === 'string' && name !== '' ? name : undefined
}

function spelt(name: string): string {
  return name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
}
