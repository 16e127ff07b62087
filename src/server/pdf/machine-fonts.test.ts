import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readFaces } from './font-file.ts'
import { fontsIn } from './machine-fonts.ts'

const require = createRequire(import.meta.url)
const roboto = path.join(path.dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto')
const folder = mkdtempSync(path.join(os.tmpdir(), 'fonts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const A = 'A'.codePointAt(0) ?? 0
const TEA = '茶'.codePointAt(0) ?? 0

/** A file with two faces. Table offsets count from the beginning of the file. */
function collectionOf(names: readonly string[]): Buffer {
  const head = Buffer.alloc(12 + names.length * 4)
  head.write('ttcf', 0, 'latin1')
  head.writeUInt32BE(0x0001_0000, 4)
  head.writeUInt32BE(names.length, 8)
  let end = head.length
  const fonts = names.map((name, n) => {
    const font = Buffer.from(readFileSync(path.join(roboto, name)))
    for (let table = 0; table < font.readUInt16BE(4); table += 1) {
      const at = 12 + table * 16 + 8
      font.writeUInt32BE(font.readUInt32BE(at) + end, at)
    }
    head.writeUInt32BE(end, 12 + n * 4)
    end += font.length
    return font
  })
  return Buffer.concat([head, ...fonts])
}

test('a font of the machine is found by a letter, the plain one before the others', () => {
  const deep = path.join(folder, 'truetype', 'some')
  mkdirSync(deep, { recursive: true })
  copyFileSync(path.join(roboto, 'Roboto-Medium.ttf'), path.join(folder, 'Sans-Bold.ttf'))
  copyFileSync(path.join(roboto, 'Roboto-Regular.ttf'), path.join(deep, 'Sans.ttf'))
  copyFileSync(path.join(roboto, 'Roboto-Regular.ttf'), path.join(deep, 'Rashi.ttf'))
  const fontFor = fontsIn([path.join(folder, 'nowhere'), folder])
  expect(fontFor(A)?.file).toBe(path.join(deep, 'Sans.ttf'))
  expect(fontFor(TEA)).toBeUndefined()
})

test('each face of a font file has its own name', () => {
  const file = path.join(folder, 'both.ttc')
  writeFileSync(file, collectionOf(['Roboto-Regular.ttf', 'Roboto-Italic.ttf']))
  const faces = readFaces(file)
  expect(faces.map(({ name }) => name)).toEqual(['Roboto-Regular', 'Roboto-Italic'])
  expect(faces.map(({ has }) => [has(A), has(TEA)])).toEqual([
    [true, false],
    [true, false],
  ])
})

test('what is no font keeps nothing from being found', () => {
  const broken = mkdtempSync(path.join(folder, 'broken-'))
  writeFileSync(path.join(broken, 'a.ttf'), 'no font')
  writeFileSync(path.join(broken, 'b.otf'), '')
  copyFileSync(path.join(roboto, 'Roboto-Regular.ttf'), path.join(broken, 'c.ttf'))
  expect(fontsIn([broken])(A)?.file).toBe(path.join(broken, 'c.ttf'))
})
