import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { AuthRequestError } from '../session/auth-request.ts'
import { authRefusalOf, isEndedLink } from './auth-refusal.ts'

const words = {
  account: messagesIn('en', 'account'),
  common: messagesIn('en', 'common'),
  isEnglish: true,
}
const answered = { status: 400, statusText: 'Bad Request' }

test('a wrong password and an unknown email are refused in the same words', () => {
  const thrown = new AuthRequestError('User not found', answered, {
    code: 'INVALID_EMAIL_OR_PASSWORD',
  })
  expect(authRefusalOf(thrown, words)).toEqual({
    text: 'The email or the password is wrong.',
    field: undefined,
  })
})

test('a refusal about an input stands beside it', () => {
  const thrown = new AuthRequestError('Too short.', answered, { field: 'newPassword' })
  expect(authRefusalOf(thrown, words)).toEqual({ text: 'Too short.', field: 'newPassword' })
})

test('a network that failed is no refusal of the service', () => {
  expect(authRefusalOf(new TypeError('Failed to fetch'), words).text).toBe(
    'No connection. Try again.',
  )
})

test('every error of signing in has words', () => {
  expect(authRefusalOf(undefined, words).text).toBe('Something went wrong. Try again.')
})

test('a link has ended when its token is refused, whatever the service calls it', () => {
  expect(isEndedLink(new AuthRequestError('', answered, { code: 'INVALID_TOKEN' }))).toBe(true)
  expect(isEndedLink(new AuthRequestError('', answered, { field: 'token' }))).toBe(true)
  expect(isEndedLink(new AuthRequestError('', answered, { field: 'newPassword' }))).toBe(false)
  expect(isEndedLink(new TypeError('Failed to fetch'))).toBe(false)
})

test('whoever tried too often is told how long to wait', () => {
  const wait = (retryAfterSeconds: number) =>
    authRefusalOf(
      new AuthRequestError('', { status: 429, statusText: '' }, { retryAfterSeconds }),
      words,
    ).text
  expect(wait(1)).toBe('Too many attempts. Try again in 1 second.')
  expect(wait(40)).toBe('Too many attempts. Try again in 40 seconds.')
  expect(wait(61)).toBe('Too many attempts. Try again in 2 minutes.')
})

test('what the service says in English is not said to readers of another language', () => {
  const thrown = new AuthRequestError('Token store is full', answered, { code: 'STRANGE' })
  expect(authRefusalOf(thrown, words).text).toBe('Token store is full')
  expect(authRefusalOf(thrown, { ...words, isEnglish: false }).text).toBe(
    'Something went wrong. Try again.',
  )
})
