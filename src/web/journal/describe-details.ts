/** The facts of an entry in one line: what is empty, denied, an id or a hash says nothing to people. */
export function describeDetails(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .flatMap(([name, value]) => {
      const text = textOf(value)
      return text === null ? [] : [`${spelt(name)}: ${text}`]
    })
    .join(' · ')
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-/
const HASH = /^[0-9a-f]{40,}$/
const LONGEST = 80

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (value === true) return 'yes'
  if (typeof value !== 'string' || value === '' || ID.test(value) || HASH.test(value)) return null
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}

function spelt(name: string): string {
  return name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
}
