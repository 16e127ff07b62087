import { expect, test } from 'vitest'
import { acceptSearch, signUpSearch } from './search.ts'

test('an invitation is accepted with its token and a known origin', () => {
  expect(acceptSearch({ token: '3', from: 'signup' })).toEqual({ token: '3', from: 'signup' })
  expect(acceptSearch({ token: '3', from: 'signin' })).toEqual({ token: '3', from: 'signin' })
})

test('an unknown origin is none, also where the router would keep what it was given', () => {
  const search = { token: '3', from: 'elsewhere' }
  expect({ ...search, ...acceptSearch(search) }).toEqual({ token: '3', from: undefined })
})

test('an address without a token has no token', () => {
  expect(acceptSearch({}).token).toBeUndefined()
  expect(acceptSearch({ token: '' }).token).toBeUndefined()
})

test('registration takes four optional strings', () => {
  const search = { invitation: '1', recoveryToken: '2', error: '3', message: '4' }
  expect(signUpSearch({ ...search, other: '5' })).toEqual(search)
  expect(signUpSearch({})).toEqual({})
})
