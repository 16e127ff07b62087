// Reads the words of a document back from its pages, by the maps that its fonts carry for that.

import { inflateSync } from 'node:zlib'

export interface ReadPdf {
  readonly pages: number
  /** What is written, piece after piece. */
  readonly text: string
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'))
  const fonts = fontsOf(objects)
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b/.test(head))
  const contents = pages.flatMap(({ head }) => {
    const number = /\/Contents\s+(\d+)\s+0\s+R/.exec(head)?.[1]
    return number === undefined ? [] : [streamOf(objects.get(number))]
  })
  return { pages: pages.length, text: contents.map((page) => wordsOf(page, fonts)).join('\n') }
}

interface PdfObject {
  readonly head: string
  readonly stream: string | undefined
}

function objectsOf(text: string): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const found of text.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)) {
    const [, number = '', body = ''] = found
    const start = /stream\r?\n/.exec(body)
    const head = start ? body.slice(0, start.index) : body
    objects.set(number, { head, stream: start ? streamAfter(start, head, body) : undefined })
  }
  return objects
}

/** By its length: compressed bytes may end like a line. */
function streamAfter(start: RegExpExecArray, head: string, body: string): string {
  const from = start.index + start[0].length
  const length = /\/Length (\d+)/.exec(head)?.[1]
  if (length === undefined) throw new Error('A stream does not say its length')
  return body.slice(from, from + Number(length))
}

function streamOf(object: PdfObject | undefined): string {
  if (object?.stream === undefined) return ''
  const bytes = Buffer.from(object.stream, 'latin1')
  return object.head.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : object.stream
}

type Glyphs = ReadonlyMap<string, string>

/** Fonts by the names that pages call them by. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, Glyphs> {
  const fonts = new Map<string, Glyphs>()
  for (const { head } of objects.values()) {
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+)\s+(\d+)\s+0\s+R/g)) {
      const map = /\/ToUnicode\s+(\d+)\s+0\s+R/.exec(objects.get(number)?.head ?? '')?.[1]
      if (map !== undefined) fonts.set(name, glyphsOf(streamOf(objects.get(map))))
    }
  }
  return fonts
}

function glyphsOf(map: string): Glyphs {
  const glyphs = new Map<string, string>()
  for (const [, first = '', , list = ''] of map.matchAll(
    /<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*\[([^\]]*)\]/gi,
  )) {
    const start = Number.parseInt(first, 16)
    for (const [offset, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      glyphs.set((start + offset).toString(16).padStart(4, '0'), utf16(code))
    }
  }
  return glyphs
}

function utf16(hex: string): string {
  return Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
}

/** Text in the order it is drawn; between two pieces is a space. */
function wordsOf(content: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let glyphs: Glyphs = new Map()
  const pieces: string[] = []
  for (const found of content.matchAll(/\/(F\d+)\s+[\d.]+\s+Tf|\[([^\]]*)\]\s*TJ/g)) {
    const [, font, drawn] = found
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map()
    if (drawn !== undefined) pieces.push(written(drawn, glyphs))
  }
  return pieces.join(' ').replace(/\s+/g, ' ')
}

function written(drawn: string, glyphs: Glyphs): string {
  return [...drawn.matchAll(/<([0-9a-f]+)>/gi)]
    .flatMap(([, hex = '']) => hex.toLowerCase().match(/.{4}/g) ?? [])
    .map((code) => glyphs.get(code) ?? '')
    .join('')
}
