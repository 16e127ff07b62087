/** The first of these encodings that the header `Accept-Encoding` allows; undefined for uncompressed only. */
export function acceptedEncoding<Encoding extends string>(
  header: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  const wishes = new Map((header ?? '').split(',').map(readWish))
  return offered.find((encoding) => wishes.get(encoding) ?? wishes.get('*') ?? false)
}

/** A quality of 0 excludes the encoding. */
function readWish(wish: string): readonly [name: string, isTaken: boolean] {
  const [name = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase())
  return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))]
}
