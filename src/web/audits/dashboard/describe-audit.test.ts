import { expect, test } from 'vitest'
import { DEFAULT_PROTOCOL } from '#domain/protocol.ts'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { describeAudit } from './describe-audit.ts'

const NOW = new Date(2026, 10, 15, 13, 38).getTime()
const t = messagesIn('en', 'dashboard')
const { clock, duration } = formatsOf('en')
const TIMES = { nowMs: NOW, clock, duration }
const AUDIT = {
  status: 'active',
  startedAt: new Date(2026, 10, 15, 8, 30).getTime(),
  submittedAt: null,
  endedAt: null,
  dueAt: null,
  statusReason: null,
  stores: [{ id: 's', name: 'Harbor Street' }],
  protocol: DEFAULT_PROTOCOL,
} as const

test('a running audit says since when it runs and how it counts', () => {
  expect(describeAudit(AUDIT, TIMES, t)).toBe('Started 8:30 am, 5 h 8 min ago · blind count')
})

test('an audit that was stopped or given up says why, a plan when it is due', () => {
  const stopped = describeAudit({ ...AUDIT, status: 'stopped', statusReason: 'Delivery' }, TIMES, t)
  expect(stopped).toContain('“Delivery”')
  const cancelled = { ...AUDIT, status: 'cancelled', endedAt: NOW, statusReason: 'Fire' } as const
  expect(describeAudit(cancelled, TIMES, t)).toContain('“Fire”')
  const dueAt = new Date(2026, 10, 20, 12, 0).getTime()
  const draft = describeAudit({ ...AUDIT, status: 'draft', startedAt: null, dueAt }, TIMES, t)
  expect(draft).toBe('Due 12:00 pm · blind count')
})

test('several stores are counted in one audit', () => {
  const stores = [...AUDIT.stores, { id: 't', name: 'Mill Lane' }]
  expect(describeAudit({ ...AUDIT, stores }, TIMES, t)).toMatch(/2 stores$/)
})
