import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('neighbours in a row are drawn together, also at its end', () => {
  expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z')
})

test('rows lie below each other, and light ones draw nothing', () => {
  expect(qrPath([[false], [true]])).toBe('M0 1h1v1h-1z')
  expect(qrPath([[false, false]])).toBe('')
})

test('a whole code is drawn module by module', () => {
  const { data } = encode('https://count.example.test/invite/abc', { border: 4 })
  const drawn = data.map((row) => row.map(() => false))
  for (const [, x, y, width] of qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  expect(drawn).toEqual(data)
})
