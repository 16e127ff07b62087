import { afterEach, expect, test, vi } from 'vitest'
import { AuthRequestError, postAuth } from './auth-request.ts'

function answer(body: unknown, init?: ResponseInit): void {
  const respond = () => Promise.resolve(new Response(JSON.stringify(body), init))
  vi.stubGlobal('fetch', vi.fn(respond))
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a call goes to the service as JSON', async () => {
  answer({ ok: true })
  expect(await postAuth('/sign-in/email', { email: 'a@b.test' })).toEqual({ ok: true })
  expect(fetch).toHaveBeenCalledWith(
    '/api/auth/sign-in/email',
    expect.objectContaining({ method: 'POST', body: '{"email":"a@b.test"}' }),
  )
})

test('a refusal carries status, status text and the words of the service', async () => {
  answer({ message: 'Invalid email or password' }, { status: 401, statusText: 'Unauthorized' })
  const refusal = await postAuth('/sign-in/email').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AuthRequestError)
  expect(refusal).toMatchObject({
    status: 401,
    statusText: 'Unauthorized',
    message: 'Invalid email or password',
  })
})

test('a refusal names its code and the input it is about', async () => {
  const details = { field: 'newPassword' }
  answer({ code: 'invalid_argument', message: 'Too short.', details }, { status: 400 })
  await expect(postAuth('/recovery/complete')).rejects.toMatchObject({
    code: 'invalid_argument',
    field: 'newPassword',
  })
})

test.each([
  ['1', '1 second'],
  ['40', '40 seconds'],
  ['60', '1 minute'],
  ['61', '2 minutes'],
  ['', '1 minute'],
])('too many attempts: retry-after %j says to try again in %s', async (wait, words) => {
  answer({ message: 'Slow down' }, { status: 429, headers: { 'retry-after': wait } })
  await expect(postAuth('/sign-in/email')).rejects.toThrow(
    `Too many attempts. Try again in ${words}.`,
  )
})

test('a refusal without words gets some', async () => {
  answer(null, { status: 502 })
  await expect(postAuth('/sign-in/email')).rejects.toThrow('did not answer as expected')
})
