import { expect, test } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { ownPath, redirectTarget } from './redirect.ts'

function faultTo(redirectTo: unknown): Fault {
  return new Fault('forbidden', undefined, { redirectTo })
}

test.each(['/', '/stores/1', '/sign-in?invitation=3#top', '/a//b'])(
  'a redirect to %s is followed',
  (path) => {
    expect(redirectTarget(faultTo(path))).toBe(path)
  },
)

test.each([
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  'stores',
  '',
  'javascript:alert(1)',
  ['/stores'],
  undefined,
])('%j leads nowhere', (target) => {
  expect(redirectTarget(faultTo(target))).toBeUndefined()
})

test('only a fault that names an address redirects', () => {
  expect(redirectTarget(new Error('/stores'))).toBeUndefined()
  expect(redirectTarget(new Fault('forbidden'))).toBeUndefined()
  expect(redirectTarget({ details: { redirectTo: '/stores' } })).toBeUndefined()
})

test('a path is followed as it is, an address of another origin is not', () => {
  expect(ownPath('/organization?org=o-1#plan')).toBe('/organization?org=o-1#plan')
  for (const target of [
    'https://evil.test/organization',
    '/.//evil.test',
    '//evil.test',
    'javascript:alert(1)',
    'http://[',
  ]) {
    expect(ownPath(target)).toBeUndefined()
  }
})
