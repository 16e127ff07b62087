import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import keypadStyles from '../counter/keypad.module.css'
import { Keypad } from '../counter/keypad.tsx'
import { EMPTY_ENTRY, enteredNumber, pressKey, shownEntry } from '../counter/keypad-entry.ts'
import { formatUnits } from '../counter/units.ts'
import deckStyles from '../deck.module.css'
import sheetStyles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

interface TimesSheetProps {
  readonly top: ReactNode
  readonly times: number
  readonly onSave: (times: number) => void
  readonly onClose: () => void
}

/** How many units each scan counts for. */
export default function TimesSheet({ top, times, onSave, onClose }: TimesSheetProps) {
  const t = useMessages('sheets')
  const [entry, setEntry] = useState(EMPTY_ENTRY)
  const typed = enteredNumber(entry)
  const chosen = typed ?? times
  return (
    <Sheet
      label={t('times.title')}
      top={top}
      onClose={onClose}
      deck={
        <>
          <Keypad onKey={(key) => setEntry((before) => pressKey(before, key))} />
          <button
            type="button"
            className={deckStyles.mainKey}
            disabled={chosen <= 0}
            onClick={() => onSave(chosen)}
          >
            {t('times.save', { times: formatUnits(chosen) })}
          </button>
        </>
      }
    >
      <div className={sheetStyles.heading}>
        <h2>{t('times.title')}</h2>
      </div>
      <div className={sheetStyles.pad}>
        <output className={keypadStyles.sumEntry}>{shownEntry(entry) || times}</output>
      </div>
    </Sheet>
  )
}
