/** A number with its noun: "1 shelf", "12 shelves". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** A part of a total: "0 of 1 shelf", "12 of 2,000 shelves"; without a noun "12 of 2,000". */
export function countWithin(
  part: number,
  whole: number,
  one = '',
  many = one && `${one}s`,
): string {
  return `${part.toLocaleString('en-US')} of ${countOf(whole, one, many).trimEnd()}`
}
