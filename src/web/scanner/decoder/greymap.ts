import type { Picture } from './picture.ts'

/** A picture as a portable greymap: the decoder reads it as it is, a quarter of what colours would take. */
export function greymapOf({ width, height, luma }: Picture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const map = new Uint8Array(head.length + luma.length)
  map.set(head)
  map.set(luma, head.length)
  return map
}
