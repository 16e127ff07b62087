import { expect, test } from 'vitest'
import type { AuditStatus } from '#domain/audit.ts'
import { stageOf } from './stage-of.ts'

function stage(...audits: readonly (readonly [AuditStatus, number?])[]) {
  const known = audits.map(([status, startedAt = null], index) => ({
    id: `${index}`,
    status,
    startedAt,
  }))
  const { others, ...rest } = stageOf(known)
  return {
    kind: rest.kind,
    ...(rest.kind === 'running' && { of: rest.audit.id }),
    others: others.map(({ id }) => id),
  }
}

test('a store is new until a count is planned, and a canceled one is none', () => {
  expect(stage()).toEqual({ kind: 'new', others: [] })
  expect(stage(['cancelled'])).toEqual({ kind: 'new', others: [] })
  expect(stage(['cancelled'], ['draft'])).toEqual({ kind: 'planned', others: ['1'] })
})

test('the count that was started last is shown, one in progress before one that is stopped', () => {
  expect(stage(['stopped', 3], ['active', 1], ['active', 2])).toEqual({
    kind: 'running',
    of: '2',
    others: ['1', '0'],
  })
})

test('between two counts the last result is shown, beside what waits for a decision', () => {
  expect(stage(['completed', 1], ['draft'], ['submitted', 2])).toEqual({
    kind: 'counted',
    others: ['2', '1'],
  })
})
