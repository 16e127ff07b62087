import { expect, test } from 'vitest'
import type { VarianceLine } from '#contract/audit-variances.ts'
import type { AuditInsights, ShownFinding } from '#contract/insights.ts'
import type { Finding } from '#domain/insights/finding.ts'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { joinedLines, shownCauses } from './line-causes.ts'
import { RICE_LINE } from './testing/rice-line.ts'

const line = (itemId: string): VarianceLine => ({
  ...RICE_LINE,
  id: `store/${itemId}`,
  itemId,
  name: itemId,
})

const swap = (short: string, over: string): Finding => ({
  kind: 'sibling',
  key: `${short}-${over}`,
  storeId: 'store',
  lines: [short, over].map((itemId) => ({
    storeId: 'store',
    itemId,
    shelfId: 'S-1',
    expected: 10,
    counted: 4,
    proposed: 10,
  })),
  evidence: { eventIds: [], figures: {} },
  confidence: 0.9,
  mistake: 0.9,
  value: 12,
  quantity: 6,
  shortItemId: short,
  overItemId: over,
})

const shown = (finding: Finding, dismissal: ShownFinding['dismissal'] = null): ShownFinding => ({
  id: finding.key,
  title: 'Two variants that offset',
  sentence: 'Navy is 6 short, sage 6 over.',
  finding,
  currency: 'USD',
  foundAt: 1,
  dismissal,
})

const insightsWith = (findings: readonly ShownFinding[]): AuditInsights => ({
  computedAt: 1,
  isCurrent: true,
  findings,
  totalFindings: findings.length,
  ranking: [
    {
      id: 'store_oil_',
      currency: 'USD',
      isSettled: false,
      line: {
        storeId: 'store',
        itemId: 'oil',
        shelfId: null,
        rank: 1,
        expected: 168,
        counted: 60,
        variance: -108,
        varianceValue: -421,
        valueAtRisk: 100,
        mistake: 0.4,
        reasons: [{ kind: 'pack_multiple', pack: 12, packs: -9 }],
      },
    },
  ],
  totalRanked: 1,
  names: {
    items: { navy: { name: 'Navy', sku: null }, sage: { name: 'Sage', sku: null } },
    shelves: {},
  },
})

const t = messagesIn('en', 'insights')
const formats = formatsOf('en')

const rowsOf = (...itemIds: readonly string[]) =>
  new Map(itemIds.map((itemId, index) => [index, line(itemId)]))

test('a finding is the cause of its lines; of others the numbers speak', () => {
  const causes = shownCauses(insightsWith([shown(swap('navy', 'sage'))]), t, formats)
  expect(causes.get('store/navy')).toMatchObject({ kind: 'sibling', sureness: 3 })
  expect(causes.get('store/oil')).toMatchObject({
    kind: 'full_cases',
    shown: null,
    words: { title: 'Case-pack multiple ×12' },
  })
  expect(causes.has('store/rice')).toBe(false)
})

test('a finding that somebody has dismissed is no cause', () => {
  const dismissal = { reason: 'Looked', dismissedByName: null, dismissedAt: 1 }
  expect(shownCauses(insightsWith([shown(swap('navy', 'sage'), dismissal)]), t, formats).size).toBe(
    1,
  )
})

test('lines that follow each other for one cause are joined, and only those', () => {
  const causes = shownCauses(insightsWith([shown(swap('navy', 'sage'))]), t, formats)
  const joined = joinedLines(rowsOf('oil', 'navy', 'sage', 'rice'), causes)
  expect([...joined].map(([id, { place }]) => [id, place])).toEqual([
    ['store/navy', 'first'],
    ['store/sage', 'last'],
  ])
  expect(joinedLines(rowsOf('navy', 'oil', 'sage'), causes).size).toBe(0)
})

test('what is not loaded joins nothing', () => {
  const causes = shownCauses(insightsWith([shown(swap('navy', 'sage'))]), t, formats)
  const apart = new Map([
    [3, line('navy')],
    [9, line('sage')],
  ])
  expect(joinedLines(apart, causes).size).toBe(0)
})
