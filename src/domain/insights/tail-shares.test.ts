import { expect, test } from 'vitest'
import { countedAudit } from './counted-audit.ts'
import { TailShares } from './tail-shares.ts'
import { type PlannedLine, plainLines, smallAudit } from './testing/small-audit.ts'

/** Three lines with large stock of which a tenth was counted, among many that are right. */
const EMPTIED = [40, 80, 120].map(
  (expected): PlannedLine => ({
    item: `emptied-${expected}`,
    shelf: 'emptied',
    expected,
    entries: [{ entered: expected / 10 }],
  }),
)
const WHOLE = { item: 'whole', shelf: 'emptied', expected: 200, entries: [{ entered: 200 }] }

function seen(planned: readonly PlannedLine[]) {
  const { lines } = countedAudit(smallAudit({ lines: [...plainLines(300), ...planned, WHOLE] }))
  const tail = new TailShares()
  for (const line of lines) tail.add(line, 1)
  const whole = lines.find(({ itemId }) => itemId === 'whole')
  if (!whole) throw new Error('There is no such line.')
  return { tail, whole, lines }
}

test('a tenth left is as usual for one size of stock as it is for others', () => {
  const [few, none] = [seen(EMPTIED), seen([])]
  expect(few.tail.chanceOf(few.whole, -180, 1)).toBeGreaterThan(
    5 * none.tail.chanceOf(none.whole, -180, 1),
  )
})

test('a line does not speak for its own difference', () => {
  const { tail, lines } = seen(EMPTIED.slice(0, 1))
  const odd = lines.find(({ itemId }) => itemId === 'emptied-40')
  if (!odd) throw new Error('There is no such line.')
  expect(tail.chanceOf(odd, odd.variance, 1)).toBeLessThan(tail.chanceOf(odd, odd.variance, 0) / 5)
})
