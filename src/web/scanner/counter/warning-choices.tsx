import { IconArrowBackUp, IconCamera, IconLink, IconPlus } from '@tabler/icons-react'
import { useMessages } from '#web/kit/use-messages.ts'
import type { ScanResult } from '../scanner-state.ts'
import styles from './recents.module.css'
import { addedBy, isSerialRepeated, signedAmount } from './words.ts'

interface WarningChoicesProps {
  readonly result: ScanResult
  readonly onNote: () => void
  readonly onPick: () => void
  readonly onNew: () => void
  readonly onTakeBack: () => void
}

/** Optional: the next scan always counts as an answer. */
export function WarningChoices(props: WarningChoicesProps) {
  const { result, onNote, onPick, onNew, onTakeBack } = props
  const t = useMessages('scanner')
  const isUnknown = result.tone === 'unknown'
  const amount = () => <span dir="ltr">−{signedAmount(result).slice(1)}</span>
  return (
    <div className={styles.choices}>
      <p>{t(isUnknown ? 'choice.sayWhat' : 'choice.sayMore')}</p>
      <div className={styles.choiceRow}>
        <button type="button" className={styles.choice} onClick={onNote}>
          <IconCamera size={24} aria-hidden /> {t('choice.note')}
        </button>
        {isUnknown && (
          <button type="button" className={styles.choice} onClick={onPick}>
            <IconLink size={24} aria-hidden /> {t('choice.known')}
          </button>
        )}
        {isUnknown && (
          <button type="button" className={styles.choice} onClick={onNew}>
            <IconPlus size={24} aria-hidden /> {t('choice.new')}
          </button>
        )}
        {!isUnknown && !isSerialRepeated(result) && (
          <button type="button" className={styles.choice} data-beside onClick={onTakeBack}>
            <IconArrowBackUp size={24} aria-hidden />
            <span>
              {addedBy(result) > 0 ? t('choice.removeAmount', { amount }) : t('choice.remove')}
            </span>
          </button>
        )}
      </div>
    </div>
  )
}
