import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEY_SCOPES, scopeOf } from '#domain/api/key-scopes.ts'
import { FAULT_CODES } from '#domain/fault.ts'
import { breakingChanges } from '#tests/support/breaking-changes.ts'
import { openApiDocument } from './openapi.ts'
import { OPERATIONS } from './operations.ts'

type Document = Readonly<Record<string, unknown>>

const kept = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document
const now = JSON.parse(JSON.stringify(openApiDocument('https://shelfcount.example'))) as Document

test('a client of the kept document goes on working', () => {
  expect(breakingChanges(kept, now)).toEqual([])
})

/** The document with one thing changed in its text. */
function changed(from: string, to: string): Document {
  const text = JSON.stringify(now)
  expect(text.includes(from)).toBe(true)
  return JSON.parse(text.replace(from, to)) as Document
}

test.each([
  [
    'an operation that is gone',
    '"/organization":',
    '"/organisation":',
    'GET /organization is gone',
  ],
  ['a query that is renamed', '"name":"text","in"', '"name":"words","in"', 'text is gone'],
  ['a field that is gone', '"unitCost":{"type"', '"cost":{"type"', 'unitCost is gone'],
  [
    'another type',
    '"version":{"type":"integer"',
    '"version":{"type":"string"',
    'version has another type',
  ],
  [
    'a field that must be sent',
    '"required":["userId"]',
    '"required":["userId","roomIds"]',
    'roomIds is required',
  ],
  ['a lower limit', '"maximum":500', '"maximum":50', 'limit takes less: maximum'],
  ['a text that is to be shorter', '"maxLength":500', '"maxLength":5', 'takes less: maxLength'],
  [
    'a form that is asked for',
    '"name":{"type":"string"',
    '"name":{"format":"email","type":"string"',
    'takes less: format',
  ],
  [
    'another scope',
    '"x-scope":"stores:read"',
    '"x-scope":"stores:all"',
    'GET /stores needs another scope',
  ],
  [
    'a field that may be missing',
    '"required":["id","name","createdAt"]',
    '"required":["id"]',
    'no longer sure',
  ],
])('%s breaks clients', (_name, from, to, told) => {
  expect(breakingChanges(now, changed(from, to)).join('\n')).toContain(told)
})

test('every code that a refusal can have is named', () => {
  const { Problem } = (now.components as { readonly schemas: Readonly<Record<string, Document>> })
    .schemas
  expect(Problem?.properties).toMatchObject({ code: { enum: FAULT_CODES } })
})

test('something new breaks nobody', () => {
  const more = changed('"properties":{', '"properties":{"later":{"type":"string"},')
  expect(breakingChanges(now, more)).toEqual([])
})

test('every operation has a name of its own and a scope, and no reference leads nowhere', () => {
  expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length)
  const held: readonly (string | undefined)[] = KEY_SCOPES
  expect(OPERATIONS.filter(({ calls }) => !held.includes(scopeOf(calls.name)))).toEqual([])
  const { schemas } = now.components as { readonly schemas: Document }
  const named = [...JSON.stringify(now).matchAll(/#\/components\/schemas\/(\w+)/g)]
  expect(named.length).toBeGreaterThan(OPERATIONS.length)
  expect(named.map(([, name = '']) => name).filter((name) => !schemas[name])).toEqual([])
  expect(JSON.stringify(now)).not.toContain('$defs')
})
