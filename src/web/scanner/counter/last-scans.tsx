import { IconArrowBackUp, IconChevronDown, IconPencil } from '@tabler/icons-react'
import { shownCode } from '#domain/codes/shown-code.ts'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import frameStyles from '../scanner-frame.module.css'
import type { ScanResult } from '../scanner-state.ts'
import sheetStyles from '../sheets/sheet.module.css'
import { ToneIcon } from '../tone-icon.tsx'
import { railWords, signedAmount } from './words.ts'

interface LastScansProps {
  /** Newest first. */
  readonly results: readonly ScanResult[]
  readonly onUndo: (result: ScanResult) => void
  readonly onEdit: (result: ScanResult) => void
}

/** The last scans, each of which can be undone or changed; collapsed, so that the shelf's list stays visible. */
export function LastScans({ results, onUndo, onEdit }: LastScansProps) {
  const t = useMessages('scanner')
  const counted = results.filter(({ tone }) => tone !== 'duplicate')
  if (counted.length === 0) return null
  return (
    <details className={sheetStyles.group}>
      <summary className={sheetStyles.groupKey}>
        <IconArrowBackUp size={22} aria-hidden /> {t('scans.undo')}
        <IconChevronDown size={22} aria-hidden />
      </summary>
      <ul className={sheetStyles.rows} aria-label={t('scans.last')}>
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
  const t = useMessages('scanner')
  const { clock } = useFormats()
  const { tone, isUndone, atMs } = result
  const item = result.name ?? shownCode(result.code ?? '')
  return (
    <li className={sheetStyles.row}>
      <ToneIcon tone={isUndone ? 'duplicate' : tone} size={22} />
      <div className={sheetStyles.rowWords}>
        <p className={sheetStyles.rowName}>
          <bdi>{item}</bdi>
        </p>
        <p className={sheetStyles.rowFacts}>
          <b dir="ltr">{signedAmount(result)}</b>
          <time>{clock(atMs)}</time>
          {(isUndone || tone !== 'ok') && railWords(result, false, t)}
        </p>
      </div>
      {!isUndone && (
        <>
          <button type="button" className={sheetStyles.rowKey} onClick={onUndo}>
            <IconArrowBackUp size={24} aria-hidden />
            <span className={frameStyles.visuallyHidden}>{t('scans.undoItem', { item })}</span>
          </button>
          <button type="button" className={sheetStyles.rowKey} onClick={onEdit}>
            <IconPencil size={22} aria-hidden />
            <span className={frameStyles.visuallyHidden}>{t('scans.changeItem', { item })}</span>
          </button>
        </>
      )}
    </li>
  )
}
