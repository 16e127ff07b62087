import type { ComponentType, ReactNode } from 'react'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import deckStyles from '../deck.module.css'
import sheetStyles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

interface LazySheetProps {
  readonly top: ReactNode
  readonly onClose: () => void
}

/**
 * A sheet that is fetched when it is first opened. While one is open the camera counts nothing: one that
 * cannot be fetched says so, and leads back.
 */
export function lazySheet<Props extends LazySheetProps>(
  bring: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyWithRetry(bring, NotHereYet)
}

function NotHereYet({ top, onClose }: LazySheetProps) {
  const t = useMessages('sheets')
  return (
    <Sheet
      label={t('notHere.title')}
      top={top}
      onClose={onClose}
      deck={
        <button type="button" className={deckStyles.mainKey} onClick={onClose}>
          {t('notHere.close')}
        </button>
      }
    >
      <div className={sheetStyles.heading}>
        <h2>{t('notHere.title')}</h2>
      </div>
      <p className={sheetStyles.note} role="status">
        {t('notHere.text')}
      </p>
    </Sheet>
  )
}
