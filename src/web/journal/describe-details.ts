/** The facts of an entry in one line: what is empty, denied, an id or a hash says nothing to people. */
export function describeDetails(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([name, value]) => {
      const text = textOf(value)
      if (text === null) return []
      return [`${spelt(name)}: ${CODED.has(name) ? text.replaceAll('_', ' ') : text}`]
    })
    .join(' · ')
}

/** What it is about, and where it came from; the rest follows as it was kept. */
const FIRST = ['name', 'items', 'from', 'to']

function placeOf(name: string): number {
  const place = FIRST.indexOf(name)
  return place === -1 ? FIRST.length : place
}

/** Words of the product and not of people. */
const CODED = new Set(['from', 'to', 'status', 'decision', 'reasonCode', 'point', 'mode', 'kind'])

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-/
const HASH = /^[0-9a-f]{40,}$/
const LONGEST = 80

const MOST_NAMED = 3

function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return namesOf(value)
  if (typeof value === 'number') return String(value)
  if (value === true) return 'yes'
  if (typeof value !== 'string' || value === '' || ID.test(value) || HASH.test(value)) return null
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}

/** Of things that have a name; others are counted beside them. */
function namesOf(values: readonly unknown[]): string | null {
  const names = values.flatMap((one) => nameOf(one) ?? [])
  if (names.length === 0) return null
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''
  return names.slice(0, MOST_NAMED).join(', ') + more
}

function nameOf(value: unknown): string | undefined {
  const name = typeof value === 'object' && value !== null && 'name' in value && value.name
  return typeof name === 'string' && name !== '' ? name : undefined
}

function spelt(name: string): string {
  return name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
}
