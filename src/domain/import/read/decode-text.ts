// From bytes to text, piece by piece, in whatever encoding a till writes.

import * as chardet from 'chardet'
import { type Encoding, isEncoding, UNDECIDED } from '../encoding.ts'
import { isUtf16 } from './sniff.ts'

interface Decoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string
}

/** In browsers and in Node alike; the compiler is told of no platform here. */
declare const TextDecoder: new (label: string, options?: { readonly fatal?: boolean }) => Decoder

const WESTERN = 'windows-1252'

/** Undefined: so far everything is ASCII, which most encodings share. */
export function guessEncoding(head: Uint8Array): Encoding | undefined {
  const utf16 = isUtf16(head)
  if (utf16) return utf16
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (isAscii(head)) return undefined
  return isUtf8(head) ? 'utf-8' : guessLegacy(head)
}

/** A plain loop: every byte of a large file passes here. */
function isAscii(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) > 127) return false
  }
  return true
}

/** The last letter may be cut off. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

const SEVERAL_BYTES: ReadonlySet<Encoding> = new Set([
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
])
/** With fewer letters than this, tables of one byte per letter cannot be told apart. */
const TELLING_LETTERS = 12
/** How much surer another table has to be than the commonest one. */
const CLEAR_LEAD = 25

function guessLegacy(bytes: Uint8Array): Encoding {
  const matches = chardet.analyse(bytes).flatMap(({ name: found, confidence }) => {
    const name = canonical(found)
    const isLegacy = isEncoding(name) && name !== 'utf-8' && name !== UNDECIDED
    return isLegacy ? [{ name, confidence }] : []
  })
  const [best] = matches
  if (!best) return WESTERN
  if (SEVERAL_BYTES.has(best.name)) return best.name
  const western = matches.find(({ name }) => name === WESTERN)?.confidence ?? 0
  const isClear = best.confidence > western + CLEAR_LEAD && letterCount(bytes) >= TELLING_LETTERS
  return isClear ? best.name : WESTERN
}

function letterCount(bytes: Uint8Array): number {
  return bytes.reduce((count, byte) => count + (byte > 127 ? 1 : 0), 0)
}

/** What is called ISO-8859-1 is written by Windows, nearly always. */
function canonical(name: string): string {
  const lower = name.toLowerCase()
  return lower === 'iso-8859-1' ? WESTERN : lower
}

export class TextPieces {
  #decoder: Decoder
  #encoding: Encoding
  #isSettled: boolean
  #isFirst = true

  constructor(encoding: Encoding | undefined) {
    this.#encoding = encoding ?? 'utf-8'
    this.#isSettled = encoding !== undefined
    this.#decoder = new TextDecoder(this.#encoding)
  }

  get encoding(): Encoding {
    return this.#encoding
  }

  decode(bytes: Uint8Array): string {
    if (!this.#isSettled && !isAscii(bytes)) this.#settle(bytes)
    return this.#withoutMark(this.#decoder.decode(bytes, { stream: true }))
  }

  end(): string {
    return this.#decoder.decode()
  }

  /** Everything before was ASCII, so that nothing has been read in a wrong way. */
  #settle(bytes: Uint8Array): void {
    this.#encoding = isUtf8(bytes) ? 'utf-8' : guessLegacy(bytes)
    this.#decoder = new TextDecoder(this.#encoding)
    this.#isSettled = true
  }

  #withoutMark(text: string): string {
    if (!this.#isFirst) return text
    this.#isFirst = false
    return text.startsWith('\ufeff') ? text.slice(1) : text
  }
}
