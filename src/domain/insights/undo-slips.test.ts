import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { undoSlips } from './undo-slips.ts'

const chanceOf = (entered: number, slip: string, meant: number) =>
  undoSlips(entered).find((one) => one.slip === slip && one.meant === meant)?.chance ?? 0

describe('what may have been meant', () => {
  test('two digits swapped: 123 has two pairs that can be', () => {
    expect(chanceOf(132, 'transposed', 123)).toBe(1 / 2)
    expect(chanceOf(84, 'transposed', 48)).toBe(1)
  })

  test('a digit typed twice, each digit of what was meant as likely as the other', () => {
    expect(chanceOf(144, 'repeated', 14)).toBe(1 / 2)
    expect(chanceOf(14, 'repeated', 4)).toBe(0)
  })

  test('a digit left out: of 24 either; of 22 both ways give 2', () => {
    expect(chanceOf(2, 'missing', 24)).toBe(1 / 2)
    expect(chanceOf(2, 'missing', 22)).toBe(1)
  })

  test('a digit too many, any of ten at any of the places', () => {
    expect(chanceOf(149, 'extra', 14)).toBeCloseTo(1 / 30)
  })

  test('the key beside the right one', () => {
    expect(chanceOf(5, 'neighbour', 8)).toBeGreaterThan(0)
    expect(chanceOf(1, 'neighbour', 9)).toBe(0)
  })

  test('a decimal point left out or put elsewhere', () => {
    expect(chanceOf(25.12, 'decimal_point', 2.512)).toBeGreaterThan(0)
    expect(chanceOf(125, 'decimal_point', 1.25)).toBeGreaterThan(0)
  })

  test('nobody means a number with a zero in front', () => {
    expect(undoSlips(10).some(({ slip, meant }) => slip === 'transposed' && meant === 1)).toBe(
      false,
    )
  })

  test('never the number itself, and every chance is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (entered) => {
        for (const { meant, chance } of undoSlips(entered)) {
          expect(meant).not.toBe(entered)
          expect(chance).toBeGreaterThan(0)
          expect(chance).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
