import type { UndoneItems } from '#domain/import/import-status.ts'
import type { Messages } from '../kit/use-messages.ts'

/** What happened to the items of a list, and what could not be undone. */
export function describeUndone(
  { removed, restored, kept }: UndoneItems,
  t: Messages<'imports'>,
): string {
  const sentences = [
    removed > 0 && t('undone.removed', { count: removed }),
    restored > 0 && t('undone.restored', { count: restored }),
    kept > 0 && t('undone.kept', { count: kept }),
  ]
  return sentences.filter(Boolean).join(' ')
}
