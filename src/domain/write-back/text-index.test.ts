import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TextIndex } from './text-index.ts'

test('the index finds what a map would find', () => {
  const entries = fc.array(fc.tuple(fc.string({ maxLength: 3 }), fc.nat()), { maxLength: 400 })
  fc.assert(
    fc.property(entries, fc.array(fc.string({ maxLength: 3 })), (given, others) => {
      const [index, map] = [new TextIndex(), new Map(given)]
      for (const [text, number] of given) index.set(text, number)
      for (const text of [...map.keys(), ...others]) expect(index.get(text)).toBe(map.get(text))
    }),
  )
})

test('it finds each of more texts than it began with room for, and says them again', () => {
  const index = new TextIndex()
  const places = Array.from({ length: 20_000 }, (_, at) => index.set(`SKU-${at}`, at * 2))
  expect(index.get('SKU-19999')).toBe(39_998)
  expect(index.get('SKU-20000')).toBeUndefined()
  expect(index.textAt(places[4_711] ?? 0)).toBe('SKU-4711')
})
