import type { AnsweredScanOnce } from '#contract/scan-once.ts'

/** What was said of an item, and by whom. */
export function answerWords({ kind, code, byName }: AnsweredScanOnce): string {
  if (kind === 'elsewhere') return 'Has a barcode by another way'
  const said = kind === 'attached' ? (code ?? 'Barcode attached') : 'Has no barcode'
  return byName === null ? said : `${said} · ${byName}`
}
