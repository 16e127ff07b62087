import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutLabel, POINTS_PER_MM } from './label-layout.ts'
import { LABEL_SHEETS } from './label-sheet.ts'

const anyLabel = fc.record({
  title: fc.string({ minLength: 1, maxLength: 80 }),
  subtitle: fc.string({ maxLength: 80 }),
  square: fc.boolean(),
})

describe('what stands on a label', () => {
  it('stays on it, and its words stay clear of its code', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LABEL_SHEETS),
        anyLabel,
        fc.boolean(),
        (sheet, words, bars) => {
          const { width, height } = sheet.label
          const hasBars = bars && !words.square
          const { texts, symbol } = layOutLabel(words, sheet.label, hasBars)
          expect(symbol.x + symbol.width).toBeLessThanOrEqual(width)
          expect(symbol.y + symbol.height).toBeLessThanOrEqual(height)
          for (const { x, y, width: room, points } of texts) {
            const bottom = y + points / POINTS_PER_MM
            expect(x + room).toBeLessThanOrEqual(width)
            expect(hasBars ? bottom <= symbol.y : x >= symbol.x + symbol.width).toBe(true)
          }
        },
      ),
    )
  })

  it('is a sign that is read from the aisle on a shelf, and a name on goods', () => {
    const label = { width: 63.5, height: 38.1 }
    const points = (words: object) =>
      layOutLabel({ title: 'A-1', subtitle: '', ...words }, label, false).texts[0]?.points
    expect(points({ square: true })).toBe(22)
    expect(points({})).toBe(10)
  })
})
