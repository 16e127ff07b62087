import { expect, test } from 'vitest'
import { countedAudit } from './counted-audit.ts'
import { type Exposure, MECHANISMS, type Proposal } from './proposal.ts'
import { plainLines, smallAudit } from './testing/small-audit.ts'
import { weighProposals } from './weigh-proposals.ts'

const { lines } = countedAudit(smallAudit({ lines: plainLines(4) }))
const [one, two, three] = lines
const exposure: Exposure = {
  transposed: 1_000,
  repeated: 1_000,
  missing: 1_000,
  extra: 1_000,
  neighbour: 1_000,
  decimal_point: 1_000,
  cases_as_units: 1_000,
  units_as_cases: 1_000,
  misplaced: 100,
  moved: 100,
  sibling: 1_000,
  re_read: 1_000,
  settled: 1_000,
}

function settled(line: typeof one, weight: number): Proposal {
  const changes = line ? [{ line, change: 1 }] : []
  return { detail: { kind: 'settled', by: 'shelf_twice' }, mechanism: 'settled', changes, weight }
}

function pair(from: typeof one, to: typeof one, weight: number): Proposal {
  const changes = [from, to].flatMap((line) => (line ? [{ line, change: 1 }] : []))
  return { detail: { kind: 'misplaced', quantity: 1 }, mechanism: 'misplaced', changes, weight }
}

test('odds against an honest difference become a probability', () => {
  const { chances, explained } = weighProposals([settled(one, 3)], lines.length, exposure)
  expect(chances[0]).toBeCloseTo(0.75)
  expect(explained[0]).toBeCloseTo(0.75)
  expect(explained[1]).toBe(0)
})

test('two explanations of a line share it', () => {
  const { chances } = weighProposals([settled(one, 4), settled(one, 5)], lines.length, exposure)
  expect(chances[0]).toBeCloseTo(0.4)
  expect(chances[1]).toBeCloseTo(0.5)
})

test('a pair gives way where one of its lines is better explained otherwise', () => {
  const alone = weighProposals([pair(one, two, 50)], lines.length, exposure)
  const contested = weighProposals(
    [pair(one, two, 50), settled(two, 1_000)],
    lines.length,
    exposure,
  )
  expect(alone.chances[0]).toBeGreaterThan(0.7)
  expect(contested.chances[0]).toBeLessThan(0.2)
  expect(contested.explained[0]).toBeLessThan(0.2)
})

test('pairs for the same line compete', () => {
  const proposals = [pair(one, two, 50), pair(three, two, 50)]
  const { chances } = weighProposals(proposals, lines.length, exposure)
  expect(chances[0]).toBeCloseTo(chances[1] ?? 0)
  expect(chances[0]).toBeLessThan(0.5)
})

test('every mechanism has had its chances', () => {
  expect(Object.keys(exposure).sort()).toEqual([...MECHANISMS].sort())
})
