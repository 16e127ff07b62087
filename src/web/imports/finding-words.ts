// What is found in a file, in the language of the reader.

import type { FindingCode } from '#domain/import/finding.ts'
import { readNote } from '#domain/import/finding-note.ts'
import type { FindingsFileWords } from '#domain/import/findings-file.ts'
import type { Messages } from '../kit/use-messages.ts'

type Say = Messages<'findings'>

/** "2 quantities are not numbers". */
export function findingTitle(code: FindingCode, count: number, t: Say): string {
  return t(code, { count })
}

export function findingText(code: FindingCode, t: Say): string {
  return t(`${code}.text`)
}

/** A value is the same in every language; where else to look is said in words. */
export function suggestionText(suggestion: string, t: Say): string {
  const note = readNote(suggestion)
  if (note === null) return suggestion
  return note.kind === 'row'
    ? t('note.seeRow', { row: String(note.row) })
    : t('note.belongsTo', { item: note.item })
}

export function findingsFileWords(t: Say): FindingsFileWords {
  return {
    headers: [
      t('rows.row'),
      t('file.kind'),
      t('file.column'),
      t('file.value'),
      t('file.wrong'),
      t('rows.suggestion'),
    ],
    severity: (severity) => t(`severity.${severity}`),
    // The row is one, so it says no number.
    wrong: (code) => `${findingTitle(code, 1, t).replace(/^1 /, '')}. ${findingText(code, t)}`,
    more: (code, count) => t('file.more', { count, text: findingText(code, t) }),
    suggestion: (suggestion) => suggestionText(suggestion, t),
    column: (kind) => t(`column.${kind}`),
  }
}
