// Looks at a dropped or pasted file before any page opens for it.

import { guessTable } from '#domain/import/look-at-table.ts'
import type { ImportKind } from '#domain/import/mapping.ts'
import { refuseSize } from '#domain/import/unreadable-file.ts'
import { SaidFailure } from '../kit/said-failure.ts'
import { lookAtFile } from './look-at-file.ts'
import { type LocalReason, sayUnreadable } from './say-unreadable.ts'

/**
 * What it can be imported as, judging by its columns. Throws a sentence if it is not a table.
 * `stores`: the stores it may be for; its columns may have their names.
 */
export async function importKindOfFile(
  file: File,
  stores: readonly { readonly name: string }[],
): Promise<ImportKind> {
  const tooLarge = refuseSize(file.size)
  if (tooLarge) throw await refusal(file, tooLarge)
  const otherStores = stores.map(({ name }) => name)
  const lookedFor = { kind: 'baseline', otherStores } as const
  const looked = await lookAtFile(file, lookedFor)
  if (looked.kind === 'unreadable') throw await refusal(file, looked.reason)
  const { mapping } = guessTable(looked, lookedFor)
  return mapping.columns.includes('quantity') ? 'baseline' : 'catalogue'
}

async function refusal({ name }: File, reason: LocalReason): Promise<SaidFailure> {
  return new SaidFailure(`${name}: ${await sayUnreadable(reason)}`)
}
