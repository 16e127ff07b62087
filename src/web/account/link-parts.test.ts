import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

test('addresses are cut out of a text, and nothing gets lost', () => {
  const text = 'Open it:\nhttp://localhost:3000/invite/a-b_c\nThen https://x.test/?token=1 once.'
  const parts = linkParts(text)
  expect(parts.filter(({ isLink }) => isLink).map((part) => part.text)).toEqual([
    'http://localhost:3000/invite/a-b_c',
    'https://x.test/?token=1',
  ])
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

test('links of other schemes than http stay text', () => {
  expect(linkParts('javascript:alert(1)')).toEqual([
    { at: 0, text: 'javascript:alert(1)', isLink: false },
  ])
})
