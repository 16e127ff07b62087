import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePauses, pause, reasonsToSetAside, resume, type SentCount } from './quarantine.ts'
import { SET_ASIDE_REASONS } from './scan-warning.ts'
import type { Holding } from './shelf-holder.ts'

const DAY = 24 * 3_600_000
const START = Date.UTC(2026, 4, 4, 8)
const NOW = START + 4 * 3_600_000
const at = (ms: number) => new Date(ms)
const stopped = pause([], at(START + 1_000))
const resumed = resume(stopped, at(START + 2_000))

function sent(facts: Partial<SentCount> = {}): SentCount {
  const time = { deviceTimeMs: NOW, nowMs: NOW, startedAtMs: START }
  return { ...time, quantity: 1_000, holding: 'holds', ...facts }
}

const made = (afterStart: number) => sent({ deviceTimeMs: START + afterStart })

test('what was counted before the stop counts, however late it comes', () => {
  const audit = { status: 'stopped', pauses: stopped } as const
  expect(reasonsToSetAside(audit, made(999))).toEqual([])
  expect(reasonsToSetAside(audit, made(1_001))).toEqual(['while_stopped'])
})

test('what was counted during a stop stays out after the audit goes on', () => {
  const audit = { status: 'active', pauses: pause(resumed, at(START + 5_000)) } as const
  const waits = [500, 1_500, 2_000, 3_000, 5_001].map(
    (ms) => reasonsToSetAside(audit, made(ms)).length > 0,
  )
  expect(waits).toEqual([false, true, false, false, true])
})

test('after submission everything is kept for the manager', () => {
  expect(reasonsToSetAside({ status: 'submitted', pauses: [] }, sent())).toEqual([
    'after_submission',
  ])
})

test.each(['draft', 'completed', 'cancelled'] as const)(
  'nothing is counted while an audit is %s',
  (status) => {
    expect(() => reasonsToSetAside({ status, pauses: [] }, sent())).toThrow(
      expect.objectContaining({ code: 'illegal_transition' }),
    )
  },
)

const running = { status: 'active', pauses: [] } as const

test.each([
  ['of 1970', 0],
  ['of 9999', 253_402_300_799_000],
  ['of more than a day before the start', START - DAY - 1],
  ['of more than a day ahead', NOW + DAY + 1],
])('a device time %s cannot be', (_, deviceTimeMs) => {
  expect(reasonsToSetAside(running, sent({ deviceTimeMs }))).toEqual(['impossible_time'])
})

test.each([
  ['a phone set to another time zone', NOW + 14 * 3_600_000],
  ['a phone that is a day late', START - DAY],
])('%s counts', (_, deviceTimeMs) => {
  expect(reasonsToSetAside(running, sent({ deviceTimeMs }))).toEqual([])
})

test('a million units are counted in one go, and not one more', () => {
  expect(reasonsToSetAside(running, sent({ quantity: 1_000_000_000 }))).toEqual([])
  expect(reasonsToSetAside(running, sent({ quantity: 1_000_000_001 }))).toEqual([
    'impossible_quantity',
  ])
  expect(reasonsToSetAside(running, sent({ quantity: null }))).toEqual([])
})

test('what comes after the end of a day pass waits, whenever it was counted', () => {
  const late = sent({ deviceTimeMs: NOW, isPassEnded: true })
  expect(reasonsToSetAside(running, late)).toEqual(['pass_ended'])
  expect(reasonsToSetAside(running, { ...late, isPassEnded: false })).toEqual([])
})

const HOLDINGS = [
  'holds',
  'held_before',
  'handed_in_by_another',
  'held_by_another',
  'nobody_holds',
] as const
const anyHolding: fc.Arbitrary<Holding> = fc.constantFrom(...HOLDINGS)

test('a count waits exactly where something says why, and every fault of it is said', () => {
  const anyCount = fc.record({
    deviceTimeMs: fc.integer({ min: 0, max: 253_402_300_799_000 }),
    startedAtMs: fc.constantFrom(null, START),
    nowMs: fc.constant(NOW),
    quantity: fc.option(fc.integer({ min: 0, max: 1_000_000_000_000 })),
    holding: anyHolding,
    isPassEnded: fc.boolean(),
  })
  const anyStatus = fc.constantFrom('active' as const, 'stopped' as const, 'submitted' as const)
  fc.assert(
    fc.property(anyStatus, anyCount, (status, count) => {
      const reasons = reasonsToSetAside({ status, pauses: resumed }, count)
      const honest = sent({ deviceTimeMs: NOW, holding: 'held_before' })
      expect(SET_ASIDE_REASONS).toEqual(expect.arrayContaining([...reasons]))
      expect(new Set(reasons).size).toBe(reasons.length)
      // Each reason is found alone just as together with others.
      const alone = [
        ...reasonsToSetAside({ status, pauses: [] }, honest),
        ...reasonsToSetAside({ status: 'active', pauses: resumed }, { ...count, holding: 'holds' }),
        ...reasonsToSetAside(running, { ...honest, holding: count.holding }),
      ]
      expect(new Set(reasons)).toEqual(new Set(alone))
    }),
  )
})

test('pauses are read back as they were', () => {
  expect(parsePauses(JSON.parse(JSON.stringify(resumed)))).toEqual(resumed)
  expect(parsePauses({})).toEqual([])
  expect(parsePauses([{ fromMs: 'x' }, null])).toEqual([])
})
