import type { Picture } from './picture.ts'

/** A picture as a portable graymap: the decoder reads it directly, at a quarter of the size of color. */
export function greymapOf({ width, height, luma }: Picture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const map = new Uint8Array(head.length + luma.length)
  map.set(head)
  map.set(luma, head.length)
  return map
}
