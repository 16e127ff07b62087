import { setAsideWords } from './set-aside-words.ts'
import sheetStyles from './sheet.module.css'

/** Why a number is smaller than what was scanned. */
export function SetAsideNote({ counts }: { readonly counts: number }) {
  if (counts === 0) return null
  return <p className={`${sheetStyles.note} ${sheetStyles.attention}`}>{setAsideWords(counts)}</p>
}
