import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ClosedFile, readExport } from './read-export.ts'

const NUMBER = 'SC-AAAA-BBBB-CCCC'
const PROOF = 'aaaa.bbbb.cccc'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const read = (text: string, onRead = (_bytes: number) => {}) => readExport(new Blob([text]), onRead)

/** A few megabytes, with two-byte characters, so that some pieces end inside one. */
const lines = Array.from({ length: 20_000 }, (_, index) => ({
  name: `é${'é'.repeat(index % 7)}`,
  places: [{ shelf: `A-${index}`, counted: index }],
}))
const BODY = `{"confirmationNumber":"${NUMBER}","lines":[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n],"proof":"`
const DOCUMENT = `${BODY}${PROOF}"}\n`

test('a large document is hashed byte by byte up to its proof, and tells how far it was read', async () => {
  const seen: number[] = []
  const answer = await read(DOCUMENT, (bytes) => seen.push(bytes))
  expect(answer).toEqual({
    fileHash: hashOf(DOCUMENT),
    sha256: hashOf(BODY),
    proof: PROOF,
    ownNumber: NUMBER,
  })
  expect(seen.length).toBeGreaterThan(2)
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  expect(seen.at(-1)).toBe(new Blob([DOCUMENT]).size)
})

test('a table carries its proof in its last cell', async () => {
  const body = `\uFEFFsku,number\n${`é,${NUMBER}\n`.repeat(60_000)}#shelfcount-seal,`
  const text = `${body}${PROOF}\n`
  expect(await read(text)).toEqual({
    fileHash: hashOf(text),
    sha256: hashOf(body),
    proof: PROOF,
    ownNumber: NUMBER,
  })
})

test('a signed file has the number that was signed, whatever its items are called', async () => {
  const statement = Buffer.from(`{"kind":"seal","number":"${NUMBER}"}`).toString('base64url')
  const text = `\uFEFFitem,number\nSC-0000-1111-2222,${NUMBER}\n#shelfcount-seal,aaaa.${statement}.cccc\n`
  expect(await read(text)).toMatchObject({ ownNumber: NUMBER })
})

test('a proof that stands anywhere else is none', async () => {
  const elsewhere = [
    `${DOCUMENT} `,
    DOCUMENT.slice(0, -1),
    DOCUMENT.slice(0, -9_000),
    `sku\n1\n#shelfcount-seal,${PROOF}\n2\n`,
    `sku\n1,#shelfcount-seal,${PROOF}\n`,
  ]
  for (const text of elsewhere) expect(await read(text)).toMatchObject({ proof: null })
})

test('files from before are hashed as they were then', async () => {
  const table = `\uFEFFsku,number\r\n${`é,${NUMBER}\r\n`.repeat(60_000)}`
  expect(await read(table)).toEqual({
    fileHash: hashOf(table),
    sha256: hashOf(table.slice(1).replaceAll('\r\n', '\n')),
    proof: null,
    ownNumber: NUMBER,
  })
  const document = `{"confirmationNumber":"${NUMBER}","lines":[\n{"name":"é"}\n],"version":1}\n`
  expect(await read(document)).toMatchObject({
    sha256: hashOf(document.replaceAll('\n', '')),
    ownNumber: NUMBER,
  })
})

test('an empty file is read as one', async () => {
  expect(await read('')).toMatchObject({ proof: null, ownNumber: null })
})

test('a file that cannot be read is told from one that was changed', async () => {
  const gone = new Blob(['{}'])
  gone.slice = () => {
    const piece = new Blob([''])
    piece.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
    return piece
  }
  await expect(readExport(gone, () => {})).rejects.toThrow(ClosedFile)
})
