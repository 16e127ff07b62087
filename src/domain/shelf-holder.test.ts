import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ASSIGNMENT_STATUSES } from './assignment.ts'
import {
  type AssignedShelf,
  type Holding,
  holdingOf,
  isAtShelf,
  seeableVersion,
  seesShelf,
  takesByCounting,
} from './shelf-holder.ts'

const ana = { userId: 'ana', isManager: false }
const ben = { userId: 'ben', isManager: false }
const boss = { userId: 'boss', isManager: true }
const strict = { helping: false }

function shelf(facts: Partial<AssignedShelf> = {}): AssignedShelf {
  return { status: 'in_progress', mode: 'additive', holderId: 'ana', earlier: [], ...facts }
}

test('the holder of a shelf may count there, even after handing it in', () => {
  expect(holdingOf(shelf(), ana, strict, 0)).toBe('holds')
  expect(holdingOf(shelf({ status: 'submitted' }), ana, strict, 0)).toBe('holds')
})

test('only a manager changes a shelf that was approved', () => {
  const approved = shelf({ status: 'approved' })
  expect(holdingOf(approved, ana, strict, 0)).toBe('after_approval')
  expect(holdingOf(approved, ben, strict, 0)).toBe('handed_in_by_another')
  expect(holdingOf(approved, ben, { helping: true }, 0)).toBe('after_approval')
  expect(holdingOf(approved, boss, strict, 0)).toBe('holds')
  expect(isAtShelf(approved, ana, strict)).toBe(true)
})

test('counts sent by somebody else wait, and the answer names the holder', () => {
  const said = (facts: Partial<AssignedShelf>) => holdingOf(shelf(facts), ben, strict, 0)
  expect(said({})).toBe('held_by_another')
  expect(said({ status: 'assigned' })).toBe('held_by_another')
  expect(said({ status: 'submitted' })).toBe('handed_in_by_another')
  expect(said({ status: 'open', holderId: null })).toBe('nobody_holds')
})

test('managers count anywhere, and everybody where people may help', () => {
  for (const status of ASSIGNMENT_STATUSES) {
    expect(holdingOf(shelf({ status }), boss, strict, 0)).toBe('holds')
    if (status === 'approved') continue
    expect(holdingOf(shelf({ status }), ben, { helping: true }, 0)).toBe('holds')
  }
})

test("with two independent counts nobody adds to the other person's count", () => {
  const apart = shelf({ mode: 'independent' })
  expect(holdingOf(apart, boss, { helping: true }, 0)).toBe('held_by_another')
  expect(holdingOf(apart, ben, { helping: true }, 0)).toBe('held_by_another')
})

describe('after a shelf has changed hands', () => {
  const earlier = [{ userId: 'ben', untilMs: 1_000, version: 3 }]
  const said = (facts: Partial<AssignedShelf>, deviceTimeMs: number) =>
    holdingOf(shelf({ earlier, ...facts }), ben, strict, deviceTimeMs)

  test('what was counted before that stands, and what was counted after it waits', () => {
    expect(said({}, 1_000)).toBe('held_before')
    expect(said({}, 1_001)).toBe('held_by_another')
    expect(said({ status: 'open', holderId: null }, 1_000)).toBe('held_before')
  })

  test('what the next has handed in is not changed by it', () => {
    expect(said({ status: 'submitted' }, 1_000)).toBe('handed_in_by_another')
  })

  test('it is the work of whoever held it, not of others', () => {
    expect(holdingOf(shelf({ earlier }), { ...ana, userId: 'eve' }, strict, 0)).toBe(
      'held_by_another',
    )
  })
})

describe('counting takes a shelf', () => {
  const free = shelf({ status: 'open', holderId: null })

  test('counting takes a shelf that has no holder', () => {
    expect(takesByCounting(free, ben, 5)).toBe(true)
    expect(takesByCounting(shelf(), ben, 5)).toBe(false)
  })

  test('unless a manager counts, or it was counted while the person held it', () => {
    expect(takesByCounting(free, boss, 5)).toBe(false)
    const given = { ...free, earlier: [{ userId: 'ben', untilMs: 5, version: 3 }] }
    expect(takesByCounting(given, ben, 5)).toBe(false)
    expect(takesByCounting(given, ben, 6)).toBe(true)
  })

  test('and nothing else that is left out or counted anew', () => {
    expect(takesByCounting({ ...free, status: 'excluded' }, ben, 5)).toBe(false)
    expect(takesByCounting({ ...free, status: 'returned' }, ben, 5)).toBe(false)
  })
})

test('a device is at a shelf of whoever has it, had it, or may help there', () => {
  const earlier = [{ userId: 'ben', untilMs: 1_000, version: 3 }]
  expect(isAtShelf(shelf(), ana, strict)).toBe(true)
  expect(isAtShelf(shelf(), boss, strict)).toBe(true)
  expect(isAtShelf(shelf({ earlier, status: 'submitted' }), ben, strict)).toBe(true)
  expect(isAtShelf(shelf(), ben, { helping: true })).toBe(true)
  expect(isAtShelf(shelf(), ben, strict)).toBe(false)
  expect(isAtShelf(shelf({ status: 'open', holderId: null }), ben, strict)).toBe(false)
})

test('a scanner adds to the shelf of another only where people may help, or from before it was theirs', () => {
  const people = fc.constantFrom('ana', 'ben', 'eve')
  const anyShelf: fc.Arbitrary<AssignedShelf> = fc.record({
    status: fc.constantFrom(...ASSIGNMENT_STATUSES),
    mode: fc.constantFrom('additive' as const, 'independent' as const),
    holderId: fc.option(people),
    earlier: fc.array(fc.record({ userId: people, untilMs: fc.nat(100), version: fc.nat(9) })),
  })
  fc.assert(
    fc.property(anyShelf, people, fc.boolean(), fc.nat(100), (held, userId, helping, time) => {
      const counts: readonly Holding[] = ['holds', 'held_before']
      const stands = counts.includes(
        holdingOf(held, { userId, isManager: false }, { helping }, time),
      )
      const wasTheirs = held.earlier.some((hold) => hold.userId === userId && time <= hold.untilMs)
      const isAnothers = held.holderId !== null && held.holderId !== userId
      if (stands) expect(held.holderId === userId || helping || wasTheirs).toBe(true)
      if (stands && isAnothers) expect(held.mode).toBe('additive')
      // A count is never set aside because another person took the shelf later, while that shelf is not done.
      const isOpen = held.status === 'in_progress' && held.mode === 'additive'
      if (wasTheirs && isOpen) expect(stands).toBe(true)
    }),
  )
})

test('the number of counts is known to those who may see them, and to others as of when the shelf was theirs', () => {
  const blind = { blind: true }
  const passedOn = shelf({ earlier: [{ userId: 'ben', untilMs: 1_000, version: 3 }] })
  expect(seeableVersion(passedOn, ana, blind, 40)).toBe(40)
  expect(seeableVersion(passedOn, boss, blind, 40)).toBe(40)
  expect(seeableVersion(passedOn, ben, blind, 40)).toBe(3)
  expect(seeableVersion(shelf(), ben, blind, 40)).toBe(0)
  expect(seeableVersion(shelf(), ben, { blind: false }, 40)).toBe(40)
  // In independent counting, the other person's count must stay hidden, as in a blind count.
  expect(seesShelf(shelf({ mode: 'independent' }), ben, { blind: false })).toBe(false)
})
