import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canonicalJson,
  confirmationNumberOf,
  factsText,
  lookForNumber,
  numberInExport,
  parseConfirmationNumber,
  type SealFacts,
  unsignedFactsText,
} from './seal.ts'

const SEAL = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

const facts: SealFacts = {
  auditId: 'a',
  auditName: 'Spring count',
  organizationName: 'Fennel & Oak',
  stores: [{ id: 's', name: 'Harbor' }],
  startedAt: '2026-03-01T08:00:00.000Z',
  submittedAt: null,
  completedAt: '2026-03-01T18:00:00.000Z',
  completedBy: 'Dana',
  correctsAuditId: null,
  protocol: { blind: true },
  parts: { baseline: '1', events: '2', decisions: '3', lines: '4' },
}

test('the order of keys makes no difference, the order of lists does', () => {
  expect(canonicalJson({ b: 1, a: [2, { d: null, c: 'x' }] })).toBe(
    '{"a":[2,{"c":"x","d":null}],"b":1}',
  )
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
  expect(canonicalJson({ a: undefined })).toBe('{}')
})

test('canonical JSON is the same after it was written and read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(JSON.parse(JSON.stringify(value)))).toBe(canonicalJson(value))
    }),
  )
})

test.each(['baseline', 'events', 'decisions', 'lines'] as const)(
  'a seal stands for the %s',
  (part) => {
    const other = { ...facts, parts: { ...facts.parts, [part]: 'other' } }
    expect(factsText(other)).not.toBe(factsText(facts))
  },
)

test('a seal covers names and times as well', () => {
  expect(factsText({ ...facts, auditName: 'Other' })).not.toBe(factsText(facts))
  expect(factsText({ ...facts, completedBy: 'Sam' })).not.toBe(factsText(facts))
})

test('facts that were sealed before seals were signed are spelled as they were then', () => {
  expect(JSON.parse(unsignedFactsText(facts))).toEqual({ ...facts, version: 1 })
  expect(JSON.parse(factsText(facts))).toEqual({ ...facts, version: 2 })
})

test('numbers have no letters that are mistaken for others, and are read as people type them', () => {
  const number = confirmationNumberOf(SEAL)
  expect(number).toMatch(/^SC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(parseConfirmationNumber(number)).toBe(number)
  expect(parseConfirmationNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number)
  expect(parseConfirmationNumber(number.slice(3))).toBe(number)
  expect(parseConfirmationNumber('SC-OIL0-0000-0000')).toBe('SC-0110-0000-0000')
  for (const wrong of ['', 'SC-1234', 'SC-UUUU-0000-0000', `${number}0`]) {
    expect(parseConfirmationNumber(wrong)).toBeNull()
  }
})

test('every seal has a number that reads back', () => {
  const hex = fc.stringMatching(/^[0-9a-f]{64}$/)
  fc.assert(
    fc.property(hex, (seal) => {
      const number = confirmationNumberOf(seal)
      expect(parseConfirmationNumber(number)).toBe(number)
    }),
  )
})

test('the confirmation number is found in an export', () => {
  const number = confirmationNumberOf(SEAL)
  expect(numberInExport(`{"confirmationNumber":"${number}"}`)).toBe(number)
  expect(numberInExport(`sku,number\n1,${number}\n`)).toBe(number)
  expect(numberInExport('nothing here')).toBeNull()
})

test('a number that is cut in two is found in pieces of any length', () => {
  const number = confirmationNumberOf(SEAL)
  const text = `{"confirmationNumber":"${number}","lines":[]}`
  for (let length = 1; length < text.length; length += 1) {
    const look = lookForNumber()
    let found: string | null = null
    for (let at = 0; at < text.length; at += length) found = look(text.slice(at, at + length))
    expect(found).toBe(number)
  }
})
