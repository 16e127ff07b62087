import { expect, test } from 'vitest'
import { withoutOneTimeToken } from './one-time-token.ts'

test('the one-time token leaves the address, and nothing else does', () => {
  expect(withoutOneTimeToken('/stores/a?ott=secret&status=active#top')).toBe(
    '/stores/a?status=active#top',
  )
  expect(withoutOneTimeToken('/?ott=secret')).toBe('/')
  expect(withoutOneTimeToken('/stores?spot=1')).toBe('/stores?spot=1')
})
