// The code on a shelf's label, unique within a store.

import { Fault } from './fault.ts'
import { tidyText } from './naming.ts'

export const SHELF_CODE_MAX_LENGTH = 40

export function decideShelfCode(input: string, field = 'code'): string {
  const code = tidyText(input)
  if (code === '') throw new Fault('invalid_argument', 'A shelf code is required.', { field })
  if ([...code].length <= SHELF_CODE_MAX_LENGTH) return code
  const message = `A shelf code has at most ${SHELF_CODE_MAX_LENGTH} characters.`
  throw new Fault('invalid_argument', message, { field })
}

/** Restored shelves keep their code, unless another shelf has it now. */
export function splitByTaken<Shelf extends { readonly code: string }>(
  shelves: readonly Shelf[],
  taken: ReadonlySet<string>,
): { readonly free: readonly Shelf[]; readonly taken: readonly Shelf[] } {
  return {
    free: shelves.filter(({ code }) => !taken.has(code)),
    taken: shelves.filter(({ code }) => taken.has(code)),
  }
}

/** Codes for new shelves: each valid, none repeated, none taken. */
export function decideNewShelfCodes(
  inputs: readonly string[],
  taken: ReadonlySet<string>,
): readonly string[] {
  const seen = new Set<string>()
  for (const input of inputs) {
    const code = decideShelfCode(input)
    if (taken.has(code)) {
      throw new Fault('conflict', `There is already a shelf ${code} in this store.`, {
        field: 'code',
        current: code,
      })
    }
    if (seen.has(code)) {
      throw new Fault('invalid_argument', `The shelf ${code} is named twice.`, { field: 'code' })
    }
    seen.add(code)
  }
  return [...seen]
}
