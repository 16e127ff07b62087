import { expect, test } from 'vitest'
import { toMilli } from './quantity.ts'
import { limitsOf, type ResultLine, variancePercent, worthOf } from './variance.ts'

/** Cost in whole currency units. */
function line(expected: number, counted: number | null, cost: number | null = 2.5): ResultLine {
  return {
    expected: toMilli(expected),
    counted: counted === null ? null : toMilli(counted),
    unitCost: cost === null ? null : Math.round(cost * 10_000),
  }
}

test('a negative expectation is measured by its size', () => {
  expect(variancePercent(line(-4, 0))).toBe(100)
})

test('a percentage of a zero expectation is new, not infinity', () => {
  expect(variancePercent(line(0, 3))).toBe('new')
  expect(variancePercent(line(0, 0))).toBe(0)
  expect(variancePercent(line(8, 6))).toBe(-25)
  expect(variancePercent(line(8, null))).toBeNull()
})

test('fractions of units have values to the cent', () => {
  expect(worthOf(toMilli(0.335), 99_900)).toBe(3_350)
  expect(worthOf(toMilli(-1.5), 12_345)).toBe(-1_850)
})

test('where money has three places, values have them too', () => {
  expect(worthOf(toMilli(0.335), 99_900, 1)).toBe(3_347)
  expect(worthOf(toMilli(-1.5), 12_345, 1)).toBe(-1_852)
})

test('without a baseline there is no variance', () => {
  const loose: ResultLine = { expected: null, counted: 5_000, unitCost: 10_000 }
  expect(variancePercent(loose)).toBeNull()
})

test('limits of a protocol are measured in thousandths', () => {
  expect(limitsOf({ units: 1.5, percent: 5, value: 2.5, valuePercent: null })).toEqual({
    units: 1_500,
    percent: 5,
    value: 2_500,
    valuePercent: null,
  })
})
