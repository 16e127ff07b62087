import type { ScanOnceProblem } from '#domain/scan-once.ts'
import type { Messages } from '../kit/use-messages.ts'

/** What the file has instead of a barcode, and why that does not work. */
export function problemWords(
  problem: ScanOnceProblem,
  fileCode: string,
  t: Messages<'scan-once'>,
): string {
  const words = t(`problem.${problem}`)
  return fileCode === '' ? words : t('problem.named', { problem: words, code: fileCode })
}
