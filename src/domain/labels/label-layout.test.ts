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

  it('ends before the edge, also in capitals, which are wide', () => {
    const label = { width: 66.675, height: 25.4 }
    const lengthOf = (letter: string) => {
      const [title] = layOutLabel({ title: letter.repeat(80), subtitle: '' }, label, true).texts
      return [...(title?.text ?? '')].length
    }
    // Widths of printed bold letters, relative to their height.
    for (const [letter, ems] of Object.entries({ H: 0.71, W: 0.88, a: 0.54, '8': 0.57, ש: 0.71 })) {
      const widthMm = (lengthOf(letter) * ems * 10) / POINTS_PER_MM
      expect(widthMm, letter).toBeLessThanOrEqual(label.width - 2)
    }
    expect(lengthOf('a')).toBeGreaterThan(lengthOf('H'))
  })

  it('is not cut within a letter that is made of several', () => {
    const label = { width: 38.1, height: 21.2 }
    for (const letter of ['👩‍👩‍👧', '🇬🇷', 'e\u0301', 'ש\u05C1']) {
      const [title] = layOutLabel({ title: letter.repeat(60), subtitle: '' }, label, true).texts
      const said = title?.text ?? ''
      expect(said.length).toBeGreaterThan(2 * letter.length)
      expect(said.replaceAll(letter, ''), letter).toBe('…')
    }
  })

  it('says the whole sign of a shelf, in two lines where it is long', () => {
    const linesOf = (title: string, label = { width: 66.675, height: 25.4 }) =>
      layOutLabel({ title, subtitle: 'Hall', square: true }, label, false)
        .texts.slice(0, -1)
        .map(({ text, points }) => `${points} ${text}`)
    expect(linesOf('A-01')).toEqual(['22 A-01'])
    expect(linesOf('WAREHOUSE-12')).toEqual(['14 WAREHOUSE-12'])
    expect(linesOf('WAREHOUSE-AISLE-0012-LEVEL-07-BIN-Q')).toEqual([
      '10 WAREHOUSE-AISLE-',
      '10 0012-LEVEL-07-BIN-Q',
    ])
    const smallest = { width: 38.1, height: 21.2 }
    expect(linesOf('WAREHOUSE-AISLE-0012-LEVEL-07-BIN-Q', smallest)).toEqual([
      '7 WAREHOUS',
      '7 …L-07-BIN-Q',
    ])
    expect(linesOf('AISLE12LEVEL07BINQ')).toEqual(['10 AISLE12LEVEL07BIN', '10 Q'])
  })
})
