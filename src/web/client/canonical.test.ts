import { expect, test } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { canonicalArgs, queryKeyOf, wireArgs } from './canonical.ts'
import { shop } from './testing/shop.ts'

test('the order of members and members without a value make no difference', () => {
  const one = canonicalArgs({ b: [{ d: 1, c: null }], a: 'x', e: undefined })
  const other = canonicalArgs({ a: 'x', b: [{ c: null, d: 1 }] })
  expect(queryKeyOf('shop:total', one)).toBe(queryKeyOf('shop:total', other))
  expect(one).toEqual({ a: 'x', b: [{ c: null, d: 1 }] })
})

test('queries with other values or of other functions are not the same query', () => {
  const keys = [
    queryKeyOf('shop:total', canonicalArgs({ store: '1' })),
    queryKeyOf('shop:total', canonicalArgs({ store: 1 })),
    queryKeyOf('shop:count', canonicalArgs({ store: '1' })),
    queryKeyOf('shop:total', canonicalArgs({ store: ['1'] })),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([[new Date(0)], [Number.NaN], [1n], [() => 1], [new Map()]])(
  'a value that JSON cannot carry is refused: %s',
  (value) => {
    expect(() => canonicalArgs({ value })).toThrow(TypeError)
  },
)

test.each([[null], [undefined], ['text'], [[{}]]])('arguments are one object, not %j', (args) => {
  expect(() => canonicalArgs(args)).toThrow('one object')
})

test('a member named like the prototype is a member', () => {
  const args = canonicalArgs(JSON.parse('{"__proto__":{"a":1}}'))
  expect(JSON.stringify(args)).toBe('{"__proto__":{"a":1}}')
})

test('arguments that the server would close the socket for are refused here', () => {
  const large = { add: 1, note: 'ä'.repeat(33_000) }
  expect(() => wireArgs(shop.count.name, large)).toThrow(Fault)
  expect(wireArgs('scanEvents:recordMany', large)).toHaveLength(1)
})
