// What is known of a file that is being prepared for import.

import type { Mapping } from '#domain/import/mapping.ts'
import type { MappingGuess } from '#domain/import/mapping-guess.ts'
import type { LookAnswer } from './preview-messages.ts'
import type { StoresQuestion } from './stores-question.ts'

export type Looked = Extract<LookAnswer, { kind: 'looked' }>

export interface ImportDraft {
  readonly file: File
  /** The size of the whole file, even if only its beginning is in memory. */
  readonly bytes: number
  readonly looked: Looked | undefined
  readonly guess: MappingGuess | undefined
  readonly mapping: Mapping | undefined
  /** The question about the stores of the file; undefined: it is read for one store. */
  readonly stores: StoresQuestion | undefined
  /** Everything else is answered. */
  readonly isAskingStores: boolean
  /** The doubts have been answered. */
  readonly isAnswered?: boolean
  /** The progress of the upload, from 0 to 1. */
  readonly share: number
}

export function unread(file: File): ImportDraft {
  return {
    file,
    bytes: file.size,
    looked: undefined,
    guess: undefined,
    mapping: undefined,
    stores: undefined,
    isAskingStores: false,
    share: 0,
  }
}

export type ReadDraft = Pick<ImportDraft, 'stores'> & {
  readonly looked: Looked
  readonly guess: MappingGuess
}

export function isRead(draft: ImportDraft): draft is ImportDraft & ReadDraft {
  return draft.looked !== undefined && draft.guess !== undefined
}

export function headersOf({ rows }: Looked, { headerRows, columns }: Mapping): readonly string[] {
  const headers = rows[headerRows - 1] ?? []
  return columns.map((_, at) => headers[at]?.trim() || `Column ${at + 1}`)
}
