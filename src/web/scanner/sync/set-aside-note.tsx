import type { SetAsideReason } from '#domain/scan-warning.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import sheetStyles from '../sheets/sheet.module.css'
import { setAsideWords } from './words.ts'

/** Explains why a number is smaller than what was scanned. */
export function SetAsideNote({ counts, reasons }: SetAsideNoteProps) {
  const t = useMessages('sync')
  if (counts === 0) return null
  const words = setAsideWords(counts, reasons, t)
  return <p className={`${sheetStyles.note} ${sheetStyles.attention}`}>{words}</p>
}

interface SetAsideNoteProps {
  readonly counts: number
  /** The reasons the server has given, if any. */
  readonly reasons: readonly SetAsideReason[]
}
