import type { ReactNode } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import { useDeviceSettings } from '../device-settings.ts'
import { ScannerFrame } from '../scanner-frame.tsx'
import sheetStyles from '../sheets/sheet.module.css'
import { SyncBar } from './sync-bar.tsx'

interface ClosedScannerProps {
  readonly onBack: () => void
  readonly children: ReactNode
}

/** Says that nothing waits, so a person who can no longer count has lost nothing. */
export function NothingWaits() {
  const t = useMessages('sync')
  return (
    <p className={`${sheetStyles.note} ${sheetStyles.good}`} role="status">
      {t('note.allSent')}
    </p>
  )
}

/** Shown instead of a scanner that the person may not open, in the scanner's frame. */
export function ClosedScanner({ onBack, children }: ClosedScannerProps) {
  const t = useMessages('scanner')
  const { hand } = useDeviceSettings()
  return (
    <ScannerFrame hand={hand}>
      <SyncBar onBack={onBack} words={t('title')} />
      <div className={sheetStyles.content}>{children}</div>
    </ScannerFrame>
  )
}
