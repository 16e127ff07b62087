// Text in the encodings of old tills. What a decoder reads is turned around: there is no encoder for
// them in Node.

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>()

export function encodeText(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-16le') return Uint8Array.from(Buffer.from(text, 'utf16le'))
  if (encoding === 'utf-16be') return Uint8Array.from(Buffer.from(text, 'utf16le').swap16())
  const table = tables.get(encoding) ?? tableOf(encoding)
  tables.set(encoding, table)
  return Uint8Array.from([...text].flatMap((letter) => table.get(letter) ?? [63]))
}

function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const table = new Map<string, readonly number[]>()
  const note = (bytes: readonly number[]) => {
    const letter = decoded(decoder, bytes)
    if (letter !== undefined && !table.has(letter)) table.set(letter, bytes)
  }
  for (let byte = 0; byte < 256; byte += 1) note([byte])
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) note([lead, trail])
  }
  return table
}

function decoded(decoder: TextDecoder, bytes: readonly number[]): string | undefined {
  try {
    const text = decoder.decode(Uint8Array.from(bytes))
    return [...text].length === 1 ? text : undefined
  } catch {
    return undefined
  }
}
