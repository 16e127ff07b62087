/** 1, 2, 3 … under "Serial no." are row numbers. */
export function areRowNumbers(values: readonly string[]): boolean {
  const filled = values.map((value) => value.trim()).filter(Boolean)
  const isNumbered = filled.every((value, at) => Number(value) === Number(filled[0]) + at)
  return filled.length > 1 && isNumbered && Number(filled[0]) < 1_000
}
