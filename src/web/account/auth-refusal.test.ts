import { expect, test } from 'vitest'
import { AuthRequestError } from '../session/auth-request.ts'
import { authRefusalOf, isEndedLink } from './auth-refusal.ts'

const answered = { status: 400, statusText: 'Bad Request' }

test('a wrong password and an unknown email are refused in the same words', () => {
  const thrown = new AuthRequestError('User not found', answered, {
    code: 'INVALID_EMAIL_OR_PASSWORD',
  })
  expect(authRefusalOf(thrown)).toEqual({
    text: 'The email or the password is wrong.',
    field: undefined,
  })
})

test('a refusal about an input stands beside it', () => {
  const thrown = new AuthRequestError('Too short.', answered, { field: 'newPassword' })
  expect(authRefusalOf(thrown)).toEqual({ text: 'Too short.', field: 'newPassword' })
})

test('a network that failed is no refusal of the service', () => {
  expect(authRefusalOf(new TypeError('Failed to fetch')).text).toBe('No connection. Try again.')
})

test('every error of signing in has words', () => {
  expect(authRefusalOf(undefined).text).toBe('That did not work. Try again.')
})

test('a link has ended when its token is refused, whatever the service calls it', () => {
  expect(isEndedLink(new AuthRequestError('', answered, { code: 'INVALID_TOKEN' }))).toBe(true)
  expect(isEndedLink(new AuthRequestError('', answered, { field: 'token' }))).toBe(true)
  expect(isEndedLink(new AuthRequestError('', answered, { field: 'newPassword' }))).toBe(false)
  expect(isEndedLink(new TypeError('Failed to fetch'))).toBe(false)
})
