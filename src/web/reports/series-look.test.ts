import { expect, test } from 'vitest'
import { cssColor, lookOf } from './series-look.ts'

test('thirty lines differ without their colours', () => {
  const looks = Array.from({ length: 30 }, (_, index) => lookOf(index))
  expect(new Set(looks.map(({ dashes, mark }) => `${dashes} ${mark}`)).size).toBe(30)
})

test('the first marks differ from each other, also where there is no line between them', () => {
  expect(new Set([0, 1, 2, 3, 4].map((index) => lookOf(index).mark)).size).toBe(5)
})

test('beside the chart the colours are those of the chart', () => {
  expect(cssColor(lookOf(1))).toBe('var(--mantine-color-orange-8)')
})
