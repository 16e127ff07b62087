import { expect, test } from 'vitest'
import { describeCounting } from './describe-counting.ts'
import { paperWords } from './paper-words.ts'

const once = { blind: true, countedOnce: 2, chosenCounts: 1 }

test('how an audit was counted is said in the language of the reader', async () => {
  expect(describeCounting(once, await paperWords('en'))).toBe(
    'blind, 2 shelves once instead of twice, 1 shelf by choice between two counts that differed',
  )
  const plain = { blind: false, countedOnce: 0, chosenCounts: 0 }
  expect(describeCounting(plain, await paperWords('es'))).toBe(
    'con las cantidades esperadas a la vista',
  )
})
