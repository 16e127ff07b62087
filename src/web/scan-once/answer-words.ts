import type { AnsweredScanOnce } from '#contract/scan-once.ts'
import type { Messages } from '../kit/use-messages.ts'

/** The answer about an item, and who gave it. */
export function answerWords(
  { kind, code, byName }: AnsweredScanOnce,
  t: Messages<'scan-once'>,
): string {
  if (kind === 'elsewhere') return t('answer.elsewhere')
  const said = kind === 'attached' ? (code ?? t('answer.attached')) : t('answer.none')
  return byName === null ? said : `${said} · ${byName}`
}
