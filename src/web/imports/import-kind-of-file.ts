// Looks at a dropped or pasted file before any page opens for it.

import { Fault } from '#domain/fault.ts'
import { refuseSize } from '#domain/import/limits.ts'
import { guessTable } from '#domain/import/look-at-table.ts'
import type { ImportKind } from '#domain/import/mapping.ts'
import { lookAtFile } from './look-at-file.ts'

/**
 * What it can be imported as, judging by its columns. Throws a fault with a sentence if it is not a table.
 * `stores`: the stores it may be for; its columns may have their names.
 */
export async function importKindOfFile(
  file: File,
  stores: readonly { readonly name: string }[],
): Promise<ImportKind> {
  const tooLarge = refuseSize(file.size)
  if (tooLarge) throw refusal(file, tooLarge)
  const otherStores = stores.map(({ name }) => name)
  const lookedFor = { kind: 'baseline', otherStores } as const
  const looked = await lookAtFile(file, lookedFor)
  if (looked.kind === 'unreadable') throw refusal(file, looked.message)
  const { mapping } = guessTable(looked, lookedFor)
  return mapping.columns.includes('quantity') ? 'baseline' : 'catalogue'
}

function refusal({ name }: File, message: string): Fault {
  return new Fault('invalid_argument', `${name}: ${message}`)
}
