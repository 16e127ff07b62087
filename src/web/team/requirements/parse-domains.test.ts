import { expect, test } from 'vitest'
import { parseDomains } from './parse-domains.ts'

test.each([
  ['', []],
  [' example.com ', ['example.com']],
  [
    'example.com, example.org;example.net\nexample.edu',
    ['example.com', 'example.org', 'example.net', 'example.edu'],
  ],
])('%j', (text, domains) => {
  expect(parseDomains(text)).toEqual(domains)
})
