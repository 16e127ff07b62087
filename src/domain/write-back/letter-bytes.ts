// Finds letters in the bytes of a text, as far as delimiters, quotes and line ends need it.

import { type Encoding, UNDECIDED } from '../import/encoding.ts'

/** Available in browsers and in Node; the compiler has no platform library here. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly ignoreBOM?: boolean },
) => { decode(bytes: Uint8Array): string }

export interface LetterBytes {
  /** Bytes of a plain letter: 1, or 2 in encodings where every letter has two. */
  readonly width: number
  /** The letter at this position if it is a plain one; otherwise any number above 127. */
  codeAt(bytes: Uint8Array, at: number): number
  /** Number of bytes to the next letter. */
  stepAt(bytes: Uint8Array, at: number): number
  decode(bytes: Uint8Array): string
  /** For plain letters only: numbers, delimiters, quotes. */
  writePlain(text: string, into: Uint8Array, at: number): void
}

/** Encodings whose second bytes can look like plain letters, with a test for the first byte of such a letter. */
const LEADS: Readonly<Record<string, (byte: number) => boolean>> = {
  shift_jis: (byte) => (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc),
  gb18030: (byte) => byte >= 0x81 && byte <= 0xfe,
  big5: (byte) => byte >= 0x81 && byte <= 0xfe,
  'euc-kr': (byte) => byte >= 0x81 && byte <= 0xfe,
  'euc-jp': (byte) => byte >= 0x8e && byte <= 0xfe,
}

export function letterBytesOf(encoding: Encoding | null): LetterBytes {
  const label = encoding === null || encoding === UNDECIDED ? 'utf-8' : encoding
  if (label === 'utf-16le' || label === 'utf-16be') return twoByteLetters(label)
  const isLead = LEADS[label]
  const decoder = new TextDecoder(label, { ignoreBOM: true })
  return {
    width: 1,
    codeAt: (bytes, at) => bytes[at] ?? 0,
    stepAt: isLead ? (bytes, at) => stepOver(bytes, at, isLead) : () => 1,
    decode: (bytes) => decoder.decode(bytes),
    writePlain: (text, into, at) => {
      for (let n = 0; n < text.length; n += 1) into[at + n] = text.charCodeAt(n)
    },
  }
}

/** A four-byte letter of GB 18030 has a digit as its second byte, which no two-byte letter of these tables has. */
function stepOver(bytes: Uint8Array, at: number, isLead: (byte: number) => boolean): number {
  if (!isLead(bytes[at] ?? 0)) return 1
  const second = bytes[at + 1] ?? 0
  if (second >= 0x30 && second <= 0x39) return 4
  return second >= 0x40 ? 2 : 1
}

function twoByteLetters(label: 'utf-16le' | 'utf-16be'): LetterBytes {
  const [low, high] = label === 'utf-16le' ? [0, 1] : [1, 0]
  const decoder = new TextDecoder(label, { ignoreBOM: true })
  return {
    width: 2,
    codeAt: (bytes, at) => (bytes[at + low] ?? 0) | ((bytes[at + high] ?? 0) << 8),
    stepAt: () => 2,
    decode: (bytes) => decoder.decode(bytes),
    writePlain: (text, into, at) => {
      for (let n = 0; n < text.length; n += 1) into[at + n * 2 + low] = text.charCodeAt(n)
    },
  }
}
