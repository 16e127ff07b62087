import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from './json.ts'
import { applyPatch, diff, type Patch } from './patch.ts'

/** Names that objects treat specially, and few others, so that keys often collide. */
const key = fc.constantFrom('a', 'b', 'id', '', '0', '__proto__', 'constructor', 'toString')
const rowId = fc.constantFrom('r1', 'r2', 'r3', 'r4', 'r5', '__proto__', '0', '1')

const { json, rows: table } = fc.letrec<{ json: Json; row: Json; rows: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json[]>(null, true, 0, 1, -1.5, '', 'x'),
    tie('rows'),
    fc.array(tie('json'), { maxLength: 3 }),
    members(tie('json')),
  ),
  row: fc
    .tuple(rowId, members(tie('json')))
    .map(([id, rest]): Json => withMembers([...Object.entries(rest), ['id', id]])),
  // Mostly rows with distinct ids; now and then two share one, or one entry is not a row.
  rows: fc.oneof(
    { weight: 8, arbitrary: fc.uniqueArray(tie('row'), { maxLength: 6, selector: idOf }) },
    { weight: 1, arbitrary: fc.array(fc.oneof(tie('row'), tie('json')), { maxLength: 4 }) },
  ),
}))

/** Two random values rarely resemble each other, so pairs of row lists are mixed in to exercise the list rules. */
const pair = fc.oneof(fc.tuple(json, json), fc.tuple(table, table))

function members(value: fc.Arbitrary<Json>): fc.Arbitrary<Record<string, Json>> {
  return fc.array(fc.tuple(key, value), { maxLength: 4 }).map(withMembers)
}

/** Like the JSON parser, which treats `__proto__` as an ordinary member. */
function withMembers(entries: readonly (readonly [string, Json])[]): Record<string, Json> {
  const unique = new Map(entries)
  const text = [...unique].map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  )
  return JSON.parse(`{${text.join(',')}}`)
}

function idOf(row: Json): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : row
}

/** The patch as it arrives. */
function send(patch: Patch | undefined): Patch | undefined {
  return patch && JSON.parse(JSON.stringify(patch))
}

function patched(before: Json, after: Json): Json {
  const patch = send(diff(before, after))
  return patch ? applyPatch(before, patch) : before
}

/** The same text for equal values, whatever the order of their members. Nothing is left out. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const list = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`,
  )
  return `{${list.sort().join(',')}}`
}

test('a patch turns what was into what is', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      expect(canonical(patched(before, after))).toBe(canonical(after))
    }),
    { numRuns: 600 },
  )
})

test('nothing is said about what did not change, and something about what did', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      expect(diff(before, JSON.parse(JSON.stringify(before)))).toBeUndefined()
      if (canonical(before) !== canonical(after)) expect(diff(before, after)).toBeDefined()
    }),
    { numRuns: 300 },
  )
})

test('neither value is changed by comparing or patching', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      const texts = [JSON.stringify(before), JSON.stringify(after)]
      patched(before, after)
      expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts)
    }),
  )
})

test('a member named __proto__ stays a member and poisons nothing', () => {
  const after: Json = JSON.parse(
    '{"__proto__":{"polluted":true},"rows":[{"id":"__proto__","n":2}]}',
  )
  const before: Json = JSON.parse('{"rows":[{"id":"__proto__","n":1}]}')
  expect(canonical(patched(before, after))).toBe(canonical(after))
  expect(canonical(patched(after, before))).toBe(canonical(before))
  expect({}).not.toHaveProperty('polluted')
})

const thousand = rows(1_000)

test('one changed row of a thousand travels in less than 300 bytes', () => {
  const after = thousand.map((row) => (row.id === thousand[500]?.id ? { ...row, counted: 7 } : row))
  expect(JSON.stringify(thousand).length).toBeGreaterThan(90_000)
  expect(JSON.stringify(diff(thousand, after)).length).toBeLessThan(300)
  expect(patched(thousand, after)).toEqual(after)
})

test('one new row at the head of a thousand travels in less than 300 bytes', () => {
  const after = [{ id: 'new', name: 'Olive oil 1 l', counted: 0, expected: 4 }, ...thousand]
  expect(JSON.stringify(diff(thousand, after)).length).toBeLessThan(300)
  expect(patched(thousand, after)).toEqual(after)
})

test('one row less of a thousand travels in less than 300 bytes', () => {
  const after = thousand.filter((_, index) => index !== 10)
  expect(JSON.stringify(diff(thousand, after)).length).toBeLessThan(300)
  expect(patched(thousand, after)).toEqual(after)
})

test('rows in a new order arrive in it, also with new ones among them', () => {
  const [first, second, third] = rows(3)
  const before = [first, second, third] as Json
  const after = [third, { id: 'new' }, first] as Json
  expect(patched(before, after)).toEqual(after)
})

test('very many new rows in a row are no problem', () => {
  const after = rows(30_000)
  expect(patched([], after)).toEqual(after)
})

test('a patch that does not fit what is held is refused instead of guessed', () => {
  const ofObject = diff({ a: 1 }, { a: 2 })
  const ofList = diff([{ id: 'a' }], [{ id: 'a' }, { id: 'b' }])
  expect(() => ofObject && applyPatch([1], ofObject)).toThrow('met another value')
  expect(() => ofList && applyPatch({ a: 1 }, ofList)).toThrow('met another value')
  expect(() => ofList && applyPatch([1, 2], ofList)).toThrow('met another value')
})

function rows(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `01920000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    name: `Item number ${index}`,
    counted: 0,
    expected: index % 17,
  }))
}
