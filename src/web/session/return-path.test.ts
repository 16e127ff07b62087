import { expect, test } from 'vitest'
import { readReturnPath, returnCookie, safeReturnPath } from './return-path.ts'

test('a path of this site is kept with its parameters', () => {
  expect(safeReturnPath('/stores/a/audit?status=active#top')).toBe(
    '/stores/a/audit?status=active#top',
  )
})

test.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  '\\/evil.test',
  'javascript:alert(1)',
  'stores',
  '',
  undefined,
])('%j never becomes the place to return to', (input) => {
  expect(safeReturnPath(input)).toBeUndefined()
})

test('a path of unreasonable length is dropped', () => {
  expect(safeReturnPath(`/${'a'.repeat(3_000)}`)).toBeUndefined()
})

test('the return path is read back beside other cookies', () => {
  const pair = returnCookie('/stores/a?b=c;d').split(';')[0]
  expect(readReturnPath(`other=1; ${pair}; more=2`)).toBe('/stores/a?b=c;d')
})

test('a cookie that somebody tampered with is no wish', () => {
  expect(readReturnPath('shelfcount-return=%E0%A4%A')).toBeUndefined()
  expect(readReturnPath('shelfcount-return=https%3A%2F%2Fevil.test')).toBeUndefined()
})
