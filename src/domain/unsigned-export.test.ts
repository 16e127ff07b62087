import { expect, test } from 'vitest'
import { readUnsigned } from './unsigned-export.ts'

function read(text: string, length: number): string {
  const reader = readUnsigned(text.slice(0, 1))
  let all = ''
  for (let at = 0; at < text.length; at += length) all += reader.take(text.slice(at, at + length))
  return all + reader.end()
}

test.each([1, 2, 3, 7, 1_000])('a table in pieces of %i is the text that was hashed', (length) => {
  expect(read('\uFEFFa,b\r\n1,2', length)).toBe('a,b\n1,2\n')
  expect(read('a,b\n1,2\n\n\r\n', length)).toBe('a,b\n1,2\n')
  expect(read('a,b\n1,"x\r\ny"\n', length)).toBe('a,b\n1,"x\ny"\n')
})

test('a document is read and not parsed: whatever hides in it is hashed', () => {
  const original = read('{"lines":[\n{"counted":13}\n],"version":1}\n', 5)
  expect(original).toBe('{"lines":[{"counted":13}],"version":1}')
  const forged = [
    '{"lines":[\n{"counted":999,"counted":13}\n],"version":1}\n',
    '{"lines":[],"lines":[\n{"counted":13}\n],"version":1}\n',
    '{"lines":[\n{"\\u0063ounted":999,"counted":13}\n],"version":1}\n',
    '{"lines":[\n{"counted":13.0000000000000000000001}\n],"version":1}\n',
    '{"lines":[\n{"counted": 13}\n],"version":1}\n',
    '\uFEFF{"lines":[\n{"counted":13}\n],"version":1}\n',
  ]
  for (const text of forged) expect(read(text, 5)).not.toBe(original)
})
