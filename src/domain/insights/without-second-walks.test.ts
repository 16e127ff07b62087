import { expect, test } from 'vitest'
import { countedAudit } from './counted-audit.ts'
import { walksOf } from './shelf-twice.ts'
import { plainLines, smallAudit } from './testing/small-audit.ts'
import { withoutSecondWalks } from './without-second-walks.ts'

const soup = { item: 'soup', shelf: 'soups', expected: 5 }
const scans = [{ itemId: 'soup', shelfId: 'soups', entered: 3 }]
const stew = { item: 'stew', shelf: 'soups', expected: 7 }
const audit = countedAudit(smallAudit({ lines: [soup, stew, ...plainLines(20)], scans }))
const line = audit.lines.find(({ itemId }) => itemId === 'soup')
const second = walksOf(audit).shelves.get('soups')?.at(-1)

function countedWithout(times: number) {
  if (!line || !second) throw new Error('The soup was not counted twice.')
  const one = { shelfId: 'soups', enteredOnShelfId: 'soups', chance: 1 }
  const twice = Array.from({ length: times }, () => ({ ...one, second: [{ line, visit: second }] }))
  return withoutSecondWalks(audit, twice)
}

test('a line is what it was before the second walk, wherever it is looked up', () => {
  expect(line).toMatchObject({ counted: 8, variance: 3 })
  const once = countedWithout(1)
  expect(once.lines[line?.index ?? -1]).toMatchObject({ counted: 5, variance: 0 })
  expect(once.linesOfItem.get('soup')).toEqual([once.lines[line?.index ?? -1]])
  expect([...(once.lines[line?.index ?? -1]?.entries ?? [])]).toHaveLength(1)
})

test('a visit that was told in two ways is taken away once', () => {
  expect(countedWithout(2).linesOfItem.get('soup')).toMatchObject([{ counted: 5 }])
})

test('other lines are untouched, and so is an audit that was walked once', () => {
  expect(countedWithout(1).lines.filter((one, at) => one !== audit.lines[at])).toHaveLength(1)
  expect(countedWithout(0)).toBe(audit)
})
