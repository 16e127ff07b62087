import { expect, test } from 'vitest'
import { answerWords } from './answer-words.ts'

test('says what an item was answered with, and who did it', () => {
  const answer = { code: null, byName: 'Ann', canTakeBack: true }
  expect(answerWords({ ...answer, kind: 'attached', code: '96385074' })).toBe('96385074 · Ann')
  expect(answerWords({ ...answer, kind: 'no_barcode' })).toBe('Has no barcode · Ann')
  expect(answerWords({ ...answer, kind: 'no_barcode', byName: null })).toBe('Has no barcode')
  expect(answerWords({ ...answer, kind: 'elsewhere' })).toBe('Has a barcode by another way')
})
