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
 * A sheet that is loaded when it is first opened. The camera counts nothing while a sheet is open, so one
 * that fails to load says so and can be closed.
 */
export function lazySheet<Props extends LazySheetProps>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyWithRetry(load, NotLoaded)
}

function NotLoaded({ top, onClose }: LazySheetProps) {
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
