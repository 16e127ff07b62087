// Encodes text like the uploaded file. Letters missing from its encoding become question marks.

import { type Encoding, UNDECIDED } from '../import/encoding.ts'

declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string }
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const QUESTION = 63
const TWO_BYTES: ReadonlySet<string> = new Set(['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr'])

export function textEncoderOf(encoding: Encoding | null): (text: string) => Uint8Array {
  if (encoding === null || encoding === UNDECIDED || encoding === 'utf-8') {
    const encoder = new TextEncoder()
    return (text) => encoder.encode(text)
  }
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    return (text) => wideBytes(text, encoding === 'utf-16le')
  }
  const table = tableOf(encoding)
  return (text) => Uint8Array.from([...text].flatMap((letter) => table.get(letter) ?? [QUESTION]))
}

function wideBytes(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return bytes
}

/** Platforms can only decode these encodings, so the table is built by decoding every letter. */
function tableOf(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding)
  const table = new Map<string, readonly number[]>()
  const note = (bytes: readonly number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes))
    const isOne = [...letter].length === 1 && letter !== '\ufffd'
    if (isOne && !table.has(letter)) table.set(letter, bytes)
  }
  for (let byte = 0; byte < 256; byte += 1) note([byte])
  if (!TWO_BYTES.has(encoding)) return table
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) note([lead, trail])
  }
  return table
}
