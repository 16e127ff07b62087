import type { ImportFailure } from '#domain/import/import-failure.ts'
import { kindName, type UnreadableReason } from '#domain/import/unreadable-file.ts'
import { loadMessages } from '../kit/message-store.ts'
import { pageLanguage } from '../kit/page-language.ts'
import { type Messages, messagesIn } from '../kit/use-messages.ts'

/** `not_here`: this device could not do it. */
export type LocalReason = UnreadableReason | { readonly code: 'not_here' }

/** In the language of the page. Few files need these sentences, so no page has them from the start. */
export async function sayUnreadable(reason: LocalReason): Promise<string> {
  const language = pageLanguage()
  await loadMessages(['unreadable'], language)
  return unreadableText(reason, messagesIn(language, 'unreadable'))
}

export function unreadableText(
  reason: LocalReason | ImportFailure,
  t: Messages<'unreadable'>,
): string {
  switch (reason.code) {
    case 'no_table':
      return t('no_table', { what: reason.what })
    case 'too_large':
      return t('too_large', { kind: kindName(reason.kind), megabytes: reason.megabytes })
    case 'too_long':
      return reason.kind === 'text'
        ? t('too_long_text', { rows: reason.rows })
        : t('too_long', { kind: kindName(reason.kind), rows: reason.rows })
    case 'too_wide':
      return t('too_wide', { cells: reason.cells, most: reason.most })
    case 'long_row':
      return t('long_row', { row: reason.row, most: reason.most })
    case 'open_quotes':
      return t('open_quotes', { rows: reason.rows, first: reason.first })
    case 'audit_closed':
      return t('audit_closed', { status: reason.status })
    default:
      return t(reason.code)
  }
}
