import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { answerWords } from './answer-words.ts'
import { problemWords } from './problem-words.ts'

const t = messagesIn('en', 'scan-once')

test('says what an item was answered with, and who did it', () => {
  const answer = { code: null, byName: 'Ann', canTakeBack: true }
  expect(answerWords({ ...answer, kind: 'attached', code: '96385074' }, t)).toBe('96385074 · Ann')
  expect(answerWords({ ...answer, kind: 'no_barcode' }, t)).toBe('Has no barcode · Ann')
  expect(answerWords({ ...answer, kind: 'no_barcode', byName: null }, t)).toBe('Has no barcode')
  expect(answerWords({ ...answer, kind: 'elsewhere' }, t)).toBe('Barcode added another way')
})

test('says what the file had in the place of a barcode', () => {
  expect(problemWords('code_missing', '', t)).toBe('No barcode in the file')
  expect(problemWords('code_shortened', '4.00638E+12', t)).toBe(
    'Shortened by a spreadsheet: 4.00638E+12',
  )
})
