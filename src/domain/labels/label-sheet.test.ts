import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOffPage, LABEL_SHEETS, positionsOf, sheetOf } from './label-sheet.ts'

const STRAIGHT = { skip: 0, offsetX: 0, offsetY: 0 }

describe('labels on a sheet', () => {
  it.each(LABEL_SHEETS)('lie on the page: $name', (sheet) => {
    const perPage = sheet.columns * sheet.rows
    const last = positionsOf(sheet, perPage, STRAIGHT).at(-1)
    expect(last?.page).toBe(0)
    expect((last?.left ?? 0) + sheet.label.width).toBeLessThanOrEqual(sheet.page.width)
    expect((last?.top ?? 0) + sheet.label.height).toBeLessThanOrEqual(sheet.page.height)
    expect(positionsOf(sheet, perPage + 1, STRAIGHT).at(-1)?.page).toBe(1)
  })

  it('begin where the last print ended, a little off where the printer is', () => {
    const [first] = positionsOf(sheetOf('a4-21'), 1, { skip: 4, offsetX: 1, offsetY: -2 })
    expect(first).toEqual({ page: 0, left: 7.2 + 1 + 66, top: 15.15 - 2 + 38.1 })
  })

  it('never lie on top of each other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LABEL_SHEETS), fc.nat(200), (sheet, count) => {
        const places = positionsOf(sheet, count, STRAIGHT)
        const spots = new Set(places.map(({ page, left, top }) => `${page}/${left}/${top}`))
        expect(spots.size).toBe(count)
      }),
    )
  })

  it.each([
    [{ ...STRAIGHT, skip: 21 }, 'skip'],
    [{ ...STRAIGHT, skip: 1.5 }, 'skip'],
    [{ ...STRAIGHT, offsetX: 40 }, 'offsetX'],
    [{ ...STRAIGHT, offsetY: Number.NaN }, 'offsetY'],
  ])('refuses %j', (use, field) => {
    expect(() => positionsOf(sheetOf('a4-21'), 1, use)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ field }) }),
    )
  })

  it('are off the page where the printer moves them beyond its edge', () => {
    for (const sheet of LABEL_SHEETS) {
      const all = sheet.columns * sheet.rows
      const offAt = (offsetX: number, offsetY: number) =>
        positionsOf(sheet, all, { skip: 0, offsetX, offsetY }).filter((one) =>
          isOffPage(sheet, one),
        )
      expect(offAt(0, 0)).toEqual([])
      expect(offAt(-10, 0)).toHaveLength(sheet.rows)
      expect(offAt(10, 0)).toHaveLength(sheet.rows)
    }
  })

  it('refuses a sheet that nobody sells', () => {
    expect(() => sheetOf('a5')).toThrow('no such sheet')
  })
})
