import { expect, test } from 'vitest'
import { optionalStrings, parseSearch, stringifySearch } from './search.ts'

test('values that look like numbers, booleans or JSON stay strings', () => {
  expect(parseSearch('?invitation=3&a=true&b=%7B%22c%22%3A1%7D&d=007')).toEqual({
    invitation: '3',
    a: 'true',
    b: '{"c":1}',
    d: '007',
  })
})

test('a search survives the way to the address bar and back', () => {
  const search = { invitation: '3', message: 'a & b = c + d, ü' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('absent values leave no trace in the address', () => {
  expect(stringifySearch({ token: undefined, from: null })).toBe('')
})

test('the first of repeated values counts', () => {
  expect(parseSearch('?token=a&token=b')).toEqual({ token: 'a' })
})

test('a parameter cannot reach the prototype', () => {
  expect(Object.getPrototypeOf(parseSearch('?__proto__=x'))).toBe(Object.prototype)
})

test('a validator keeps named strings, and an empty one counts as absent', () => {
  const validate = optionalStrings('invitation', 'error')
  expect(validate({ invitation: '3', error: '', other: 'x' })).toEqual({ invitation: '3' })
})
