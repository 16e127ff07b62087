import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigitOf, isGtin } from './gtin.ts'
import {
  decideLabelTemplates,
  isLabelTemplate,
  isRestricted,
  LABEL_PATTERNS,
  RESTRICTED_PREFIXES,
  readStoreLabel,
} from './label-template.ts'

function label(twelve: string): string {
  return `0${twelve}${checkDigitOf(twelve)}`
}

describe('labels of a store', () => {
  it('finds item and weight', () => {
    expect(readStoreLabel(label('281234501250'), ['28IIIIIWWWWWC'])).toEqual({
      itemKey: label('281234500000'),
      weight: 1250,
      price: null,
    })
  })

  it('finds item and price, and checks the price', () => {
    // The check digit of the price 2875 is 9.
    expect(readStoreLabel(label('211234592875'), ['21IIIIIVPPPPC'])).toEqual({
      itemKey: label('211234500000'),
      weight: null,
      price: 2875,
    })
    expect(readStoreLabel(label('211234582875'), ['21IIIIIVPPPPC'])).toBeUndefined()
  })

  it('checks a price of five digits', () => {
    // The check digit of the price 14685 is 6.
    expect(readStoreLabel(label('021234614685'), ['02IIIIVPPPPPC'])?.price).toBe(14685)
    expect(readStoreLabel(label('021234514685'), ['02IIIIVPPPPPC'])).toBeUndefined()
  })

  it('takes the first template that fits', () => {
    const templates = ['21IIIIIWWWWWC', '22IIIIIPPPPPC']
    expect(readStoreLabel(label('221234500199'), templates)?.price).toBe(199)
    expect(readStoreLabel(label('231234500199'), templates)).toBeUndefined()
  })

  it('knows which numbers mean something in one store only', () => {
    expect(isRestricted(label('200000000000'))).toBe(true)
    expect(isRestricted(label('021234500000'))).toBe(true)
    expect(isRestricted(label('400638133393'))).toBe(false)
  })

  it.each(['28IIIIIWWWWW', '28IIIIIWWPPPC', '2812345WWWWWC', 'hello'])(
    'refuses template %s',
    (text) => {
      expect(isLabelTemplate(text)).toBe(false)
    },
  )

  it('keeps each template once, as it is tried', () => {
    const kept = decideLabelTemplates(['28 iiiii wwwww c', '21IIIIIVPPPPC', '28IIIIIWWWWWC'])
    expect(kept).toEqual(['28IIIIIWWWWWC', '21IIIIIVPPPPC'])
  })

  it.each(['40IIIIIWWWWWC', 'IIIIIIIWWWWWC', '28IIIIIWWWWW'])('does not keep %s', (text) => {
    expect(() => decideLabelTemplates([text])).toThrow(/02 or 20 to 29/)
  })

  it('offers only patterns that can be kept', () => {
    const all = RESTRICTED_PREFIXES.flatMap((prefix) =>
      LABEL_PATTERNS.map((pattern) => prefix + pattern),
    )
    expect(decideLabelTemplates(all)).toEqual(all)
  })

  it('gives one key to every weight of one item', () => {
    const grams = fc.integer({ min: 0, max: 99_999 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), grams, grams, (item, one, other) => {
        const of = (weight: number) =>
          readStoreLabel(
            label(`28${String(item).padStart(5, '0')}${String(weight).padStart(5, '0')}`),
            ['28IIIIIWWWWWC'],
          )
        expect(of(one)?.itemKey).toBe(of(other)?.itemKey)
        expect(isGtin(of(one)?.itemKey ?? '')).toBe(true)
        expect(of(one)?.weight).toBe(one)
      }),
    )
  })
})
