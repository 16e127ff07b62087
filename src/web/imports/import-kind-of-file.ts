// What a file is that somebody has dropped or pasted: it is looked at before anybody goes anywhere.

import { Fault } from '#domain/fault.ts'
import { guessMapping } from '#domain/import/guess-mapping.ts'
import { refuseSize } from '#domain/import/limits.ts'
import type { ImportKind } from '#domain/import/mapping.ts'
import { lookAtFile } from './look-at-file.ts'

/** What it is good for, by its columns; a fault with a sentence where it is no table. */
export async function importKindOfFile(file: File): Promise<ImportKind> {
  const tooLarge = refuseSize(file.size)
  if (tooLarge) throw refusal(file, tooLarge)
  const looked = await lookAtFile(file, 'baseline')
  if (looked.kind === 'unreadable') throw refusal(file, looked.message)
  const { delimiter } = looked.format
  const { mapping } = guessMapping(looked.rows, { kind: 'baseline', delimiter })
  return mapping.columns.includes('quantity') ? 'baseline' : 'catalogue'
}

function refusal({ name }: File, message: string): Fault {
  return new Fault('invalid_argument', `${name}: ${message}`)
}
