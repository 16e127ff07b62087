import { IconArrowBackUp, IconChevronDown, IconPencil } from '@tabler/icons-react'
import { clockOf } from '../clock-of.ts'
import frameStyles from '../scanner-frame.module.css'
import type { ScanResult } from '../scanner-state.ts'
import sheetStyles from '../sheets/sheet.module.css'
import { ToneIcon } from '../tone-icon.tsx'
import { isHeldForManager, railWords, signedAmount } from './words.ts'

interface LastScansProps {
  /** The newest first. */
  readonly results: readonly ScanResult[]
  readonly onUndo: (result: ScanResult) => void
  readonly onEdit: (result: ScanResult) => void
}

/** The last scans, each of which can be taken back or changed; closed, so that the shelf's list is seen. */
export function LastScans({ results, onUndo, onEdit }: LastScansProps) {
  const counted = results.filter(({ tone }) => tone !== 'duplicate')
  if (counted.length === 0) return null
  return (
    <details className={sheetStyles.group}>
      <summary className={sheetStyles.groupKey}>
        <IconArrowBackUp size={22} aria-hidden /> Take back a scan
        <IconChevronDown size={22} aria-hidden />
      </summary>
      <ul className={sheetStyles.rows} aria-label="Last scans">
        {counted.map((result) => (
          <LastScan
            key={result.id}
            result={result}
            onUndo={() => onUndo(result)}
            onEdit={() => onEdit(result)}
          />
        ))}
      </ul>
    </details>
  )
}

interface LastScanProps {
  readonly result: ScanResult
  readonly onUndo: () => void
  readonly onEdit: () => void
}

function LastScan({ result, onUndo, onEdit }: LastScanProps) {
  const { tone, isUndone, atMs } = result
  const name = result.name ?? result.code ?? ''
  return (
    <li className={sheetStyles.row}>
      <ToneIcon tone={isUndone ? 'duplicate' : tone} size={22} />
      <div className={sheetStyles.rowWords}>
        <p className={sheetStyles.rowName}>{name}</p>
        <p className={sheetStyles.rowFacts}>
          <b>{isHeldForManager(result) ? '+0' : signedAmount(result)}</b>
          <time>{clockOf(atMs)}</time>
          {isUndone && 'Taken back'}
          {!isUndone && tone !== 'ok' && railWords(result, false)}
        </p>
      </div>
      {!isUndone && (
        <>
          <button type="button" className={sheetStyles.rowKey} onClick={onUndo}>
            <IconArrowBackUp size={24} aria-hidden />
            <span className={frameStyles.visuallyHidden}>Take back {name}</span>
          </button>
          <button type="button" className={sheetStyles.rowKey} onClick={onEdit}>
            <IconPencil size={22} aria-hidden />
            <span className={frameStyles.visuallyHidden}>Change the number of {name}</span>
          </button>
        </>
      )}
    </li>
  )
}
