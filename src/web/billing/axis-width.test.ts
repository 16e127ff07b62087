import { expect, test } from 'vitest'
import { axisWidth } from './axis-width.ts'

test.each([
  { figures: [], label: '4' },
  { figures: [0, 2, 3], label: '4' },
  { figures: [3, 120, 9], label: '120' },
  { figures: [699], label: '800' },
  { figures: [998], label: '1,000' },
  { figures: [61_000], label: '80,000' },
])('beside $figures there is room for $label', ({ figures, label }) => {
  expect(axisWidth(figures)).toBeGreaterThanOrEqual(20 + 8 * label.length)
})

test('small figures leave the room to the bars', () => {
  expect(axisWidth([1, 2])).toBeLessThanOrEqual(36)
})
