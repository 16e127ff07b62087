import { createHash } from 'node:crypto'

/** The same text for equal values, regardless of the order of their members. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    isPlainObject(member) ? Object.fromEntries(Object.entries(member).sort(byName)) : member,
  )
}

export function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url').slice(0, 20)
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
