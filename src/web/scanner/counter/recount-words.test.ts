import { expect, test } from 'vitest'
import { recountWords } from './recount-words.ts'

const items = ['Tea', 'Salt', 'Rice', 'Oil'].map((name) => ({ id: name, name }))

test('a recount of single items names the first of them', () => {
  expect(recountWords({ recountItems: null })).toBeUndefined()
  expect(recountWords({ recountItems: items.slice(0, 2) })).toBe('Tea, Salt')
  expect(recountWords({ recountItems: items })).toBe('Tea, Salt, Rice and 1 more')
})
