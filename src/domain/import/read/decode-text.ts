// Decodes text piece by piece, in any encoding that an exporting system uses.

import type { Encoding } from '../encoding.ts'
import { guessLegacyEncoding } from './legacy-encoding.ts'
import { isUtf16 } from './sniff.ts'

interface Decoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string
}

/** Available in browsers and in Node; the compiler has no platform library here. */
declare const TextDecoder: new (label: string, options?: { readonly fatal?: boolean }) => Decoder

const WESTERN = 'windows-1252'

/** Undefined when everything so far is ASCII, which most encodings share. */
export function guessEncoding(head: Uint8Array): Encoding | undefined {
  const utf16 = isUtf16(head)
  if (utf16) return utf16
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (isAscii(head)) return undefined
  return isUtf8(head) ? 'utf-8' : guessLegacy(head)
}

/** A plain loop, because every byte of a large file passes here. */
function isAscii(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) > 127) return false
  }
  return true
}

/** The last letter may be incomplete. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

function guessLegacy(bytes: Uint8Array): Encoding {
  return guessLegacyEncoding(bytes) ?? WESTERN
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

  /** Everything before was ASCII, so nothing has been decoded wrongly. */
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
