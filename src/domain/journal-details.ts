// What the journal keeps of a call: short facts that show what was done, and no secrets.

import { nameOfEndpoint } from './webhooks/endpoint.ts'

const LONGEST_TEXT = 300
const MOST_FACTS = 30
const SECRET = /token|password|secret/i
/** Stored next to the details already. */
const ELSEWHERE = new Set(['orgId', 'organizationId', 'auditId', 'storeId'])

export function journalDetails(args: unknown, result: unknown): Readonly<Record<string, unknown>> {
  const facts = isRecord(args) ? Object.entries(args).flatMap(toFact) : []
  const made = isRecord(result) && typeof result.id === 'string' ? [['id', result.id] as const] : []
  return Object.fromEntries([...facts, ...made].slice(0, MOST_FACTS))
}

const MOST_NAMED_PLACES = 3

/** The first few places by name, and how many there are. */
export function journalPlaces(names: readonly string[]) {
  return {
    shelves: names.length,
    places: names.slice(0, MOST_NAMED_PLACES).map((name) => ({ name })),
  }
}

/** A list is stored as its length. */
function toFact([name, value]: readonly [string, unknown]): readonly (readonly [
  string,
  unknown,
])[] {
  if (SECRET.test(name) || ELSEWHERE.has(name)) return []
  if (Array.isArray(value)) return [[name, value.length]]
  if (typeof value === 'string') return [[name, textOf(name, value)]]
  const isPlain = value === null || typeof value === 'number' || typeof value === 'boolean'
  return isPlain ? [[name, value]] : []
}

function textOf(name: string, value: string): string {
  return (name === 'url' ? nameOfEndpoint(value.trim()) : value).slice(0, LONGEST_TEXT)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
