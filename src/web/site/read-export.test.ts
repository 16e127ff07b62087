import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentText } from '#domain/seal.ts'
import { readExport } from './read-export.ts'

const NUMBER = 'SC-AAAA-BBBB-CCCC'
const hashOf = (text: string) => createHash('sha256').update(contentText(text)).digest('hex')
const read = (text: string, onRead = (_bytes: number) => {}) => readExport(new Blob([text]), onRead)

/** Of some megabytes, with letters that take two bytes: pieces end in the middle of them. */
const lines = Array.from({ length: 20_000 }, (_, index) => ({
  name: `é${'é'.repeat(index % 7)}`,
  places: [{ shelf: `A-${index}`, counted: index }],
}))
const document = (version: number) =>
  JSON.stringify({ confirmationNumber: NUMBER, facts: {}, lines, seal: 'f00d', version }, null, 1)

test('a large document is hashed as its content, and tells how far it was read', async () => {
  const text = document(1)
  const seen: number[] = []
  const answer = await read(text, (bytes) => seen.push(bytes))
  expect(answer).toEqual({ sha256: hashOf(text), ownNumber: NUMBER, ownVersion: 1 })
  expect(seen.length).toBeGreaterThan(2)
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  expect(seen.at(-1)).toBe(new Blob([text]).size)
})

test('a document of another version says so', async () => {
  expect(await read(document(2))).toMatchObject({ ownVersion: 2 })
})

test('a table is hashed as a table', async () => {
  const text = `\uFEFFsku,number\r\n${`é,${NUMBER}\r\n`.repeat(60_000)}`
  expect(await read(text)).toEqual({ sha256: hashOf(text), ownNumber: NUMBER, ownVersion: null })
})

test('a document that was cut off is hashed as text: it is what nobody has sealed', async () => {
  const text = document(1).slice(0, -9_000)
  expect(await read(text)).toMatchObject({ sha256: hashOf(text), ownNumber: NUMBER })
})

test('what another program has put in another order is the same export', async () => {
  const [first, second] = [
    `{"version":1,"confirmationNumber":"${NUMBER}"}`,
    `{"confirmationNumber":"${NUMBER}","version":1}`,
  ]
  expect((await read(first)).sha256).toBe((await read(second)).sha256)
})

test('a large one in another order is refused, with what to do instead', async () => {
  const large = `{"version":1,"lines":["${'x'.repeat(33 * 1024 * 1024)}"]}`
  await expect(read(large)).rejects.toThrow('or verify its number alone')
})

test('a file that cannot be read is told from one that was changed', async () => {
  const gone = new Blob(['{}'])
  gone.slice = () => {
    const piece = new Blob([''])
    piece.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
    return piece
  }
  await expect(readExport(gone, () => {})).rejects.toThrow('Choose it again')
})
