import { expect, test } from 'vitest'
import type { SealCheck } from '#contract/audit-seals.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { verdictOf } from './verdict-of.ts'

const t = messagesIn('en', 'verify')
const ONE = 'SC-AAAA-AAAA-AAAA'
const OTHER = 'SC-BBBB-BBBB-BBBB'

const FOUND = {
  status: 'found',
  confirmationNumber: ONE,
  seal: 'f00d',
  sealedAt: 0,
  record: null,
  signed: null,
} as const
const ALTERED: SealCheck = { ...FOUND, status: 'altered' }
const VALID: SealCheck = { ...FOUND, status: 'valid' }
const UNSIGNED: SealCheck = { ...FOUND, status: 'unsigned' }
const UNKNOWN: SealCheck = { status: 'unknown' }
const BROKEN: SealCheck = { status: 'broken', confirmationNumber: ONE }
const FOREIGN: SealCheck = { status: 'foreign', keyId: 'ab' }

const file = (facts: {
  name?: string
  ownNumber?: string | null
  typedNumber?: string | null
}) => ({
  name: 'count.csv',
  ownNumber: ONE,
  typedNumber: null,
  ...facts,
})

test('an export that was changed is called altered, with its number typed or not', () => {
  expect(verdictOf(ALTERED, t, file({ typedNumber: ONE })).tone).toBe('bad')
  expect(verdictOf(ALTERED, t, file({})).tone).toBe('bad')
})

test('whoever opened and saved a file is told that this alone makes another one', () => {
  expect(verdictOf(ALTERED, t, file({})).text).toContain('a program that opens and saves a file')
})

test('a file that is no export is not called altered', () => {
  for (const check of [ALTERED, UNKNOWN]) {
    const verdict = verdictOf(check, t, file({ ownNumber: null, typedNumber: ONE }))
    expect(verdict.title).toBe('Not an export of a count')
  }
})

test('a workbook or a PDF is not called another file, or altered: it cannot be compared', () => {
  for (const [name, title] of [
    ['SC-AAAA-AAAA-AAAA.xlsx', 'Excel files can’t be verified'],
    ['count.ODS', 'Excel files can’t be verified'],
    ['count.pdf', 'A PDF can’t be verified'],
  ] as const) {
    expect(verdictOf(ALTERED, t, file({ name, ownNumber: null, typedNumber: ONE })).title).toBe(
      title,
    )
  }
})

test('the export of another count than the one typed is told apart, even one that is valid', () => {
  for (const check of [ALTERED, VALID]) {
    const verdict = verdictOf(check, t, file({ ownNumber: OTHER, typedNumber: ONE }))
    expect(verdict.title).toBe('The file is from another count')
    expect(verdict.text).toContain(OTHER)
  }
})

test('the verdict tells a valid file, a known number and an unknown one apart', () => {
  expect(verdictOf(VALID, t, file({ typedNumber: ONE })).tone).toBe('good')
  expect(verdictOf(FOUND, t).title).toBe('The number is real')
  expect(verdictOf(UNKNOWN, t).title).toBe('Unknown here')
  expect(verdictOf(UNKNOWN, t, file({})).title).toBe('Unknown here')
})

test('a seal without a signature is neither called valid nor altered', () => {
  for (const verdict of [verdictOf(UNSIGNED, t), verdictOf(UNSIGNED, t, file({}))]) {
    expect(verdict).toMatchObject({ tone: 'quiet', title: 'Sealed without a signature' })
    expect(verdict.text).toContain('before seals were signed')
  }
})

test('a record that was changed is a warning, and a key of elsewhere is none', () => {
  expect(verdictOf(BROKEN, t)).toMatchObject({ tone: 'bad' })
  expect(verdictOf(FOREIGN, t, file({}))).toMatchObject({
    tone: 'quiet',
    title: 'Signed by another installation',
  })
})
