import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentText } from './seal.ts'
import {
  type ContentReader,
  KeysOutOfOrder,
  lookForNumber,
  readDocument,
  readTable,
  readWhole,
} from './seal-content.ts'

function readIn(pieces: readonly string[], reader: ContentReader): string {
  const read = pieces.map(reader.take)
  return [...read, reader.end()].join('')
}

function cut(text: string, length: number): readonly string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += length) pieces.push(text.slice(at, at + length))
  return pieces
}

const EXPORT = {
  confirmationNumber: 'SC-AAAA-AAAA-AAAA',
  facts: { stores: [{ name: 'Café "Zur [Post]", {1}\\' }], auditName: 'Spring, count' },
  format: 'shelfcount-audit',
  lines: [{ sku: '1', places: [{ shelf: 'A-1' }, { shelf: null }], counted: 4.5 }, { sku: '2' }],
  none: [],
  seal: 'f00d',
  version: 1,
}

test.each([1, 2, 3, 7, 64, 10_000])(
  'a document in pieces of %i is the text that the whole one is',
  (length) => {
    for (const spaces of [0, 2]) {
      const text = `\uFEFF${JSON.stringify(EXPORT, null, spaces)}\r\n`
      expect(readIn(cut(text, length), readDocument())).toBe(contentText(text))
    }
  },
)

const inOrder = fc
  .dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 })
  .map((value) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))))

test('whatever is said in JSON, and however it is laid out and cut, it is the same text', () => {
  fc.assert(
    fc.property(inOrder, fc.nat(3), fc.integer({ min: 1, max: 20 }), (value, spaces, length) => {
      const text = JSON.stringify(value, null, spaces)
      // Numbers as keys come first in a program's object, and may not be in order as texts.
      const keys = Object.keys(value)
      fc.pre(keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key))
      expect(readIn(cut(text, length), readDocument())).toBe(contentText(text))
    }),
  )
})

const changed = fc
  .tuple(inOrder, fc.nat(), fc.constantFrom('', ',', '{', '}', '[', ']', ':', '"', '0', ' ', '\\'))
  .map(([value, place, char]) => {
    const text = JSON.stringify(value)
    const at = place % text.length
    return text.slice(0, at) + char + text.slice(at + (char === '' ? 1 : 0))
  })

test('what is not taken for JSON is none, and what is taken is read as it is', () => {
  fc.assert(
    fc.property(changed, fc.integer({ min: 1, max: 20 }), (text, length) => {
      let read: string
      try {
        read = readIn(cut(text, length), readDocument())
      } catch (thrown) {
        if (!(thrown instanceof KeysOutOfOrder)) expect(() => parseObject(text)).toThrow()
        return
      }
      expect(read).toBe(contentText(text))
      expect(() => parseObject(text)).not.toThrow()
    }),
    { numRuns: 500 },
  )
})

function parseObject(text: string): unknown {
  if (!text.trimStart().startsWith('{')) throw new Error('No document')
  return JSON.parse(text)
}

test.each(['{"a":[],}', '{"a":5[1]}', '{"a":1}{', '{"a":[1,]}', '{,}', '{"a":1', '', '[]', 'a,b'])(
  '%s is not JSON',
  (text) => {
    expect(() => readIn([text], readDocument())).toThrow(SyntaxError)
  },
)

test('a file that is no document is known from its beginning', () => {
  expect(() => readDocument().take('sku')).toThrow(SyntaxError)
})

test('keys in another order, or twice, are told from what is no JSON', () => {
  for (const text of ['{"b":1,"a":2}', '{"b":[1],"a":[2]}', '{"a":1,"a":1}']) {
    expect(() => readIn([text], readDocument())).toThrow(KeysOutOfOrder)
  }
})

test('a table in pieces is the text that the whole one is', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', ',', '\n', '\r', '\r\n', 'é'),
    maxLength: 40,
  })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), fc.boolean(), (some, length, isMarked) => {
      const table = `${isMarked ? '\uFEFF' : ''}${some}`
      expect(readIn(cut(table, length), readTable())).toBe(contentText(table))
    }),
  )
})

test('what is read as a whole is the text that it is', () => {
  const text = '{"b":1,"a":2}'
  expect(readIn(cut(text, 3), readWhole())).toBe('{"a":2,"b":1}')
})

test('a number is found also where it is cut, and the first one counts', () => {
  const text = 'sku,number\n1,SC-AAAA-BBBB-CCCC\n2,SC-DDDD-EEEE-FFFF\n'
  for (let length = 1; length <= text.length; length += 1) {
    const look = lookForNumber()
    expect(cut(text, length).map(look).at(-1), `pieces of ${length}`).toBe('SC-AAAA-BBBB-CCCC')
  }
  expect(lookForNumber()('nothing here')).toBeNull()
})
