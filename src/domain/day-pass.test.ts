import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CODE_ROTATES_MS,
  type DoorFacts,
  decideHelperName,
  decideSheetEnd,
  doorFault,
  doorRefusalOf,
  LONGEST_PASS_MS,
  LONGEST_SHEET_MS,
  minuteOf,
  nextCodeAt,
  passEndsAt,
  passUseOf,
} from './day-pass.ts'

const NOW = 1_800_000_030_000

const door = (facts: Partial<DoorFacts> = {}): DoorFacts => ({
  code: { minute: minuteOf(NOW) },
  endsAtMs: null,
  isClosed: false,
  auditStatus: 'active',
  isSuspended: false,
  nowMs: NOW,
  ...facts,
})

describe('a code', () => {
  test('opens for its minute and the next one, and not before or after', () => {
    const minute = minuteOf(NOW)
    const refusals = [-2, -1, 0, 1].map((off) =>
      doorRefusalOf(door({ code: { minute: minute + off } })),
    )
    expect(refusals).toEqual(['old', undefined, undefined, 'old'])
  })

  test('is replaced when its minute is over', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000_000), (nowMs) => {
        const next = nextCodeAt(nowMs)
        expect(next - nowMs).toBeGreaterThan(0)
        expect(next - nowMs).toBeLessThanOrEqual(CODE_ROTATES_MS)
        expect(minuteOf(next)).toBe(minuteOf(nowMs) + 1)
      }),
    )
  })

  test.each([
    ['draft', 'not_started'],
    ['active', undefined],
    // Whoever comes while counting is stopped may get ready.
    ['stopped', undefined],
    ['submitted', 'over'],
    ['completed', 'over'],
    ['cancelled', 'over'],
  ] as const)('of an audit that is %s is answered by %s', (auditStatus, refusal) => {
    expect(doorRefusalOf(door({ auditStatus }))).toBe(refusal)
  })

  test('of a sheet opens until the sheet ends, whatever the minute', () => {
    const sheet = { code: { minute: null }, endsAtMs: NOW + 1 }
    expect(doorRefusalOf(door(sheet))).toBeUndefined()
    expect(doorRefusalOf(door({ ...sheet, endsAtMs: NOW }))).toBe('closed')
  })

  test('opens nothing once people are no longer let in, or where the organization is suspended', () => {
    expect(doorRefusalOf(door({ isClosed: true }))).toBe('closed')
    expect(doorRefusalOf(door({ isSuspended: true }))).toBe('over')
  })

  test('that is refused says why, and nothing of the place', () => {
    expect(doorFault('full').shape).toEqual({
      code: 'limit_reached',
      message: 'There is no room for another person.',
      details: { reason: 'full' },
    })
  })
})

describe('a pass', () => {
  test('ends with its sheet, or after a day of work', () => {
    expect(passEndsAt(NOW, null)).toBe(NOW + LONGEST_PASS_MS)
    expect(passEndsAt(NOW, NOW + 5)).toBe(NOW + 5)
    expect(passEndsAt(NOW, NOW + LONGEST_SHEET_MS)).toBe(NOW + LONGEST_PASS_MS)
  })

  test('opens counting alone', () => {
    const live = { isEnded: false }
    expect(passUseOf('scanEvents:recordMany', live)).toBe('within_pass')
    for (const name of [
      'audits:getResults',
      'audits:getDashboard',
      'members:list',
      'stores:getTeamMembers',
      'organizations:create',
      'billing:attach',
      'auth:deleteCurrentUserAccount',
      'a:functionOfTomorrow',
    ]) {
      expect(passUseOf(name, live)).toBe('closed')
    }
  })

  test('that has ended still brings what was counted, and shows how it ended', () => {
    const ended = { isEnded: true }
    expect(passUseOf('scanEvents:recordMany', ended)).toBe('within_pass')
    expect(passUseOf('dayPasses:getMine', ended)).toBe('within_pass')
    expect(passUseOf('scanEvents:recordCount', ended)).toBe('ended')
    expect(passUseOf('devices:getAssignmentPack', ended)).toBe('ended')
    expect(passUseOf('audits:getResults', ended)).toBe('closed')
  })
})

describe('the end of a sheet', () => {
  test('is later than now and within a week', () => {
    expect(decideSheetEnd(NOW + 1, NOW)).toBe(NOW + 1)
    expect(decideSheetEnd(NOW + LONGEST_SHEET_MS, NOW)).toBe(NOW + LONGEST_SHEET_MS)
    for (const wrong of [NOW, NOW - 1, NOW + LONGEST_SHEET_MS + 1]) {
      expect(() => decideSheetEnd(wrong, NOW)).toThrow('within seven days')
    }
  })
})

describe('the name of a helper', () => {
  test('that somebody has already gets a number', () => {
    expect(decideHelperName(' Sam ', [])).toBe('Sam')
    expect(decideHelperName('Sam', ['Sam'])).toBe('Sam 2')
    expect(decideHelperName('Sam', ['Sam', 'Sam 2', 'Sam 4'])).toBe('Sam 3')
  })

  test('is the same with other capitals, accents or hidden marks', () => {
    for (const twin of ['sam', 'SAM', 'S\u0301am', 'Ｓａｍ', 'Sa\u200dm']) {
      expect(decideHelperName(twin, ['Sam'])).toMatch(/ 2$/)
    }
  })

  test('loses what turns or hides text around it', () => {
    expect(decideHelperName('\u202eSam\u2066\u0000\u200b', [])).toBe('Sam')
  })

  test.each(['', '  ', '\u202e', '\u200d'])('is not empty (%j)', (input) => {
    expect(() => decideHelperName(input, [])).toThrow('Name is required')
  })

  test('has at most 40 characters', () => {
    expect(decideHelperName('x'.repeat(40), [])).toHaveLength(40)
    expect(() => decideHelperName('x'.repeat(41), [])).toThrow('at most 40')
  })

  test('is never one that is taken', () => {
    const names = fc.constantFrom('Sam', 'sam', 'Sam 2', 'SAM 3', 'Zoë', 'zoe')
    fc.assert(
      fc.property(fc.array(names, { maxLength: 12 }), (typed) => {
        const told: string[] = []
        for (const name of typed) told.push(decideHelperName(name, told))
        expect(
          new Set(
            told.map((name) =>
              name
                .toLowerCase()
                .normalize('NFKD')
                .replace(/\p{Mn}/gu, ''),
            ),
          ).size,
        ).toBe(told.length)
      }),
    )
  })
})
