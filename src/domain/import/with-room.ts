// Number arrays that grow. The old array is released at once instead of waiting for garbage collection.

type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>

/** The same numbers with room for at least `length`; new entries are zero. */
export function withRoom<List extends Numbers>(list: List, length: number): List {
  if (length <= list.length) return list
  let larger = list.length
  while (larger < length) larger *= 2
  const bytes = list.buffer.transfer(larger * list.BYTES_PER_ELEMENT)
  const Kind = list.constructor as new (buffer: ArrayBuffer) => List
  return new Kind(bytes)
}
