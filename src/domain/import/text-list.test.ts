import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TextList } from './text-list.ts'

test('texts come out as they went in, whatever they say', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 3_000 })
  fc.assert(
    fc.property(texts, (given) => {
      const list = new TextList()
      const places = ['\ufeffmarked', '', ...given].map((text) => list.add(text))
      expect(places.map((place) => list.at(place))).toEqual(['\ufeffmarked', '', ...given])
    }),
    { numRuns: 30 },
  )
})

test('reading past the last text gives nothing', () => {
  const list = new TextList()
  list.add('only')
  expect([list.at(-1), list.at(1), list.at(Number.NaN)]).toEqual([undefined, undefined, undefined])
})
