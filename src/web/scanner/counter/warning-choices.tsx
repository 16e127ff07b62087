import { IconArrowBackUp, IconCamera, IconLink, IconPlus } from '@tabler/icons-react'
import type { ScanResult } from '../scanner-state.ts'
import styles from './recents.module.css'
import { isSerialRepeated, signedAmount } from './words.ts'

interface WarningChoicesProps {
  readonly result: ScanResult
  readonly onNote: () => void
  readonly onPick: () => void
  readonly onNew: () => void
  readonly onTakeBack: () => void
}

/** Nothing blocks: the next scan is always an answer. */
export function WarningChoices(props: WarningChoicesProps) {
  const { result, onNote, onPick, onNew, onTakeBack } = props
  const isUnknown = result.tone === 'unknown'
  return (
    <div className={styles.choices}>
      <p>Just scan the next one. Or {isUnknown ? 'say what it is:' : 'tell us more:'}</p>
      <div className={styles.choiceRow}>
        <button type="button" className={styles.choice} onClick={onNote}>
          <IconCamera size={24} aria-hidden /> Photo, note
        </button>
        {isUnknown && (
          <button type="button" className={styles.choice} onClick={onPick}>
            <IconLink size={24} aria-hidden /> Known item
          </button>
        )}
        {isUnknown && (
          <button type="button" className={styles.choice} onClick={onNew}>
            <IconPlus size={24} aria-hidden /> New item
          </button>
        )}
        {!isUnknown && !isSerialRepeated(result) && (
          <button type="button" className={styles.choice} data-beside onClick={onTakeBack}>
            <IconArrowBackUp size={24} aria-hidden />
            <span>
              Take it back
              {result.effect > 0 && (
                <>
                  , <span>−{signedAmount(result).slice(1)}</span>
                </>
              )}
            </span>
          </button>
        )}
      </div>
    </div>
  )
}
