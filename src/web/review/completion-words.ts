import type { CompletionRun } from '#domain/completion.ts'
import type { Messages } from '../kit/use-messages.ts'

/** The text while an audit is completed: that it is running, how far it is, and that nobody has to wait. */
export function sayCompletion(
  run: CompletionRun | undefined,
  { isOwn }: { readonly isOwn: boolean },
  t: Messages<'review'>,
): { readonly title: string; readonly step: string; readonly note: string } {
  const byOther = run !== undefined && !isOwn && run.byName !== ''
  return {
    title: byOther ? t('completing.by', { name: run.byName }) : t('completing.title'),
    step: t(`completing.${run?.step ?? 'freezing'}`),
    note: t('completing.note'),
  }
}
