import type { ComponentType, ReactNode } from 'react'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import deckStyles from '../deck.module.css'
import sheetStyles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

interface BroughtSheetProps {
  readonly top: ReactNode
  readonly onClose: () => void
}

/**
 * A sheet that is fetched when it is first opened. While one is open the camera counts nothing: one that
 * cannot be fetched says so, and leads back.
 */
export function broughtSheet<Props extends BroughtSheetProps>(
  bring: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyWithRetry(bring, NotHereYet)
}

function NotHereYet({ top, onClose }: BroughtSheetProps) {
  return (
    <Sheet
      label="Not on this phone yet"
      top={top}
      onClose={onClose}
      deck={
        <button type="button" className={deckStyles.mainKey} onClick={onClose}>
          Keep counting
        </button>
      }
    >
      <div className={sheetStyles.heading}>
        <h2>Not on this phone yet</h2>
      </div>
      <p className={sheetStyles.note} role="status">
        It loads by itself once there is a network.
      </p>
    </Sheet>
  )
}
