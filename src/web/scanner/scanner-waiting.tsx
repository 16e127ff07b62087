import { useMessages } from '../kit/use-messages.ts'
import frameStyles from './scanner-frame.module.css'
import sheetStyles from './sheets/sheet.module.css'
import barStyles from './top-bar.module.css'

/** Shown until the page runs on the device. */
export function ScannerWaiting() {
  const t = useMessages('scanner')
  return (
    <main className={frameStyles.scanner}>
      <header className={barStyles.top}>
        <h1 className={barStyles.section}>{t('title')}</h1>
      </header>
      <p className={sheetStyles.note} role="status">
        {t('loading')}
      </p>
    </main>
  )
}
