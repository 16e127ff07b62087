import { expect, test } from 'vitest'
import { countedAudit } from './counted-audit.ts'
import { PackShares } from './pack-shares.ts'
import { type PlannedLine, smallAudit } from './testing/small-audit.ts'

const items = Array.from({ length: 20 }, (_, at) => {
  return { id: `packed-${at}`, barcodes: [{ code: `${at}`, factor: 6 }] }
})
/** Four of twenty are short by one pack of six. */
const planned = items.map(({ id }, at): PlannedLine => {
  return { item: id, shelf: 'packs', expected: 24, entries: [{ entered: at < 4 ? 18 : 24 }] }
})

test('whole packs are likelier by how many more of them there are than chance would have', () => {
  const { lines } = countedAudit(smallAudit({ lines: planned, items }))
  const shares = new PackShares(lines, new Float64Array(20).fill(1))
  const [line] = lines
  if (!line) throw new Error('There is no line.')
  // Four were seen, of which two thirds of one by chance: (10/3 + a prior of 35/12) of 20 + 100 lines.
  expect(shares.chanceOf(line, -6)).toBeCloseTo((10 / 3 + 35 / 12) / 120)
  expect(shares.chanceOf(line, 6)).toBeCloseTo(35 / 12 / 120)
  expect(shares.chanceOf(line, -7)).toBe(0)
})
