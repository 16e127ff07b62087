import { expect, test } from 'vitest'
import { isQuarantined, parsePauses, pause, resume } from './quarantine.ts'

const at = (ms: number) => new Date(ms)
const stopped = pause([], at(1_000))
const resumed = resume(stopped, at(2_000))

test('what was counted before the stop counts, however late it comes', () => {
  expect(isQuarantined({ status: 'stopped', pauses: stopped }, 999)).toBe(false)
  expect(isQuarantined({ status: 'stopped', pauses: stopped }, 1_001)).toBe(true)
})

test('what was counted during a stop stays out after the audit goes on', () => {
  const audit = { status: 'active', pauses: pause(resumed, at(5_000)) } as const
  expect([500, 1_500, 2_000, 3_000, 5_001].map((ms) => isQuarantined(audit, ms))).toEqual([
    false,
    true,
    false,
    false,
    true,
  ])
})

test('after submission everything is kept for the manager', () => {
  expect(isQuarantined({ status: 'submitted', pauses: [] }, 0)).toBe(true)
})

test.each(['draft', 'completed', 'cancelled'] as const)(
  'nothing is counted while an audit is %s',
  (status) => {
    expect(() => isQuarantined({ status, pauses: [] }, 0)).toThrow(
      expect.objectContaining({ code: 'illegal_transition' }),
    )
  },
)

test('pauses are read back as they were', () => {
  expect(parsePauses(JSON.parse(JSON.stringify(resumed)))).toEqual(resumed)
  expect(parsePauses({})).toEqual([])
  expect(parsePauses([{ fromMs: 'x' }, null])).toEqual([])
})
