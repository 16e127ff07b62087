import frameStyles from './scanner-frame.module.css'
import sheetStyles from './sheets/sheet.module.css'
import barStyles from './top-bar.module.css'

/** Until the page runs on the device. */
export function ScannerWaiting() {
  return (
    <main className={frameStyles.scanner}>
      <header className={barStyles.top}>
        <h1 className={barStyles.section}>Scanner</h1>
      </header>
      <p className={sheetStyles.note} role="status">
        Getting the scanner.
      </p>
    </main>
  )
}
