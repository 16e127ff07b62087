export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

/** The first bytes of a file, or all of them. */
export async function takeBytes(
  pieces: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const piece of pieces) {
    parts.push(piece)
    length += piece.byteLength
    if (length >= most) break
  }
  return joinBytes(parts).subarray(0, most)
}
