import { describe, expect, test } from 'vitest'
import { type AuditLine, countedAudit } from './counted-audit.ts'
import { fitHonest } from './honest-model.ts'
import { type PlannedLine, plainLines, smallAudit } from './testing/small-audit.ts'

function fitted(
  more: readonly PlannedLine[] = [],
  items: Parameters<typeof smallAudit>[0]['items'] = [],
) {
  const { lines } = countedAudit(smallAudit({ lines: [...plainLines(400), ...more], items }))
  return { lines, honest: fitHonest(lines, new Float64Array(lines.length).fill(1)) }
}

function lineOf(lines: readonly AuditLine[], item: string): AuditLine {
  const line = lines.find(({ itemId }) => itemId === item)
  if (!line) throw new Error(`There is no line of ${item}`)
  return line
}

describe('honest differences', () => {
  test('are as frequent as the audit has them', () => {
    const { lines, honest } = fitted()
    const line = lineOf(lines, 'plain-0')
    expect(honest.chanceOf(line, 0)).toBeGreaterThan(0.85)
    expect(honest.chanceOf(line, 1)).toBeGreaterThan(0.03)
    expect(honest.chanceOf(line, 1)).toBeLessThan(0.08)
    expect(honest.chanceOf(line, 40)).toBeLessThan(0.001)
  })

  test('a line does not speak for its own: alone in its size it is as surprising as anywhere', () => {
    const odd = { item: 'odd', shelf: 'plain-0', expected: 12, entries: [{ entered: 72 }] }
    const { lines, honest } = fitted([odd])
    expect(honest.chanceOf(lineOf(lines, 'odd'), 60)).toBeLessThan(
      honest.chanceOf(lineOf(lines, 'plain-0'), 60),
    )
  })

  test('one that a few hundred lines have not shown is rare, not impossible', () => {
    const { lines, honest } = fitted()
    expect(honest.chanceOf(lineOf(lines, 'plain-0'), 3)).toBeGreaterThan(0.000_05)
  })

  test('nothing can be less than nothing', () => {
    const { lines, honest } = fitted()
    expect(honest.chanceOf(lineOf(lines, 'plain-0'), -13)).toBeLessThan(1e-9)
  })

  test('all gone and whole packs are likelier than their neighbours where they happen', () => {
    const items = Array.from({ length: 60 }, (_, at) => {
      return { id: `packed-${at}`, barcodes: [{ code: `${at}`, factor: 6 }] }
    })
    const packed = items.map(({ id }, at): PlannedLine => {
      const entries = at % 6 === 0 ? [{ entered: 6 }] : at % 6 === 1 ? [] : [{ entered: 12 }]
      return { item: id, shelf: 'packs', expected: 12, entries }
    })
    const { lines, honest } = fitted(packed, items)
    const line = lineOf(lines, 'packed-3')
    expect(honest.chanceOf(line, -6)).toBeGreaterThan(2 * honest.chanceOf(line, -7))
    expect(honest.chanceOf(line, -12)).toBeGreaterThan(2 * honest.chanceOf(line, -11))
  })

  test('the tail is the share of differences at least as large', () => {
    const { lines, honest } = fitted()
    const line = lineOf(lines, 'plain-0')
    expect(honest.tailOf(line, 1)).toBeGreaterThan(honest.tailOf(line, 5))
    expect(honest.tailOf(line, 100)).toBeLessThan(0.01)
  })
})
