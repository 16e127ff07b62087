/**
 * The part of a network address that tells one place from another and no more: "192.0.2.…", "2001:db8:85a3:…". Empty if
 * the address has no meaning for people.
 */
export function maskedNetwork(address: string | null): string {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  const [, firstThree] = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain) ?? []
  if (firstThree !== undefined) return `${firstThree}.…`
  const groups = groupsOf(plain)
  if (!groups || groups.every((group) => group === '0')) return ''
  return `${groups.slice(0, 3).join(':')}:…`
}

/** The eight groups of an address of version 6, short; undefined for anything else. */
function groupsOf(address: string): readonly string[] | undefined {
  if (!/^[\da-f:]+$/i.test(address)) return undefined
  const [head = '', tail, ...rest] = address.split('::')
  if (rest.length > 0) return undefined
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0)
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  const all = [...(before ?? []), ...Array(missing).fill('0'), ...(after ?? [])]
  return all.map((group: string) => group.replace(/^0+(?=.)/, '').toLowerCase())
}
