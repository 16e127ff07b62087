import { expect, test } from 'vitest'
import { density, pacesOf, usualGap } from './person-paces.ts'

const steady = Array.from({ length: 31 }, (_, at) => 7 + (at - 15) * 0.02)

test('a pace is the middle of the gaps, whatever a few of them are', () => {
  const lengths = Float64Array.from([...steady.slice(0, 30), 40])
  const pace = pacesOf(lengths, new Int32Array(31)).get(0)
  expect(pace?.centre).toBeCloseTo(7)
  // Half of the gaps are within 0.16 of the median, and 1.48 times that is one standard deviation.
  expect(pace?.spread).toBeCloseTo(0.237, 2)
})

test('nobody is more regular than a machine, and of few gaps nothing is known', () => {
  const same = new Float64Array(30).fill(7)
  expect(pacesOf(same, new Int32Array(30)).get(0)?.spread).toBe(0.12)
  expect(pacesOf(same.slice(1), new Int32Array(29)).has(0)).toBe(false)
})

test('the usual gap is the same from a sample of many', () => {
  const many = Float64Array.from({ length: 9_000 }, (_, at) => steady[at % 31] ?? 0)
  expect(usualGap(many)).toBeCloseTo(7, 1)
})

test('gaps are densest at the centre', () => {
  expect(density(7, { centre: 7, spread: 0.5 })).toBeCloseTo(0.798, 2)
  expect(density(8, { centre: 7, spread: 0.5 })).toBeCloseTo(0.108, 2)
})
