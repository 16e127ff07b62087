import { expect, test } from 'vitest'
import { asSentence } from './as-sentence.ts'

test('a doubt ends with one mark', () => {
  expect(asSentence('Name is close')).toBe('Name is close.')
  expect(asSentence('3 different: stores, or places in this one?')).toMatch(/one\?$/)
})
