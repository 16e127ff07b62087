import { IconCloudUp, IconNote, IconPencil, IconScan } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { labelFactsOf } from '#domain/codes/label-facts.ts'
import { fromMilli } from '#domain/quantity.ts'
import { isUnknownLine, type SetAsideReason } from '#domain/scan-warning.ts'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import type { ShelfLine } from '#web/outbox/shelf-tally.ts'
import type { SkippedNumber } from '../counter/counter-core.ts'
import { LastScans } from '../counter/last-scans.tsx'
import { lineName } from '../counter/line-item.ts'
import { Unanswered } from '../counter/unanswered.tsx'
import { formatUnits } from '../counter/units.ts'
import { addedBy, replacedWords } from '../counter/words.ts'
import deckStyles from '../deck.module.css'
import { NoWrapSigns } from '../no-wrap-signs.tsx'
import frameStyles from '../scanner-frame.module.css'
import type { ScannedItemsModalState, ScanResult } from '../scanner-state.ts'
import { SetAsideNote } from '../sync/set-aside-note.tsx'
import { ToneIcon } from '../tone-icon.tsx'
import { lineLabels } from './line-labels.ts'
import sheetStyles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

interface ItemsSheetProps {
  readonly modal: ScannedItemsModalState
  readonly lines: readonly ShelfLine[]
  /** The last scans, newest first. */
  readonly results: readonly ScanResult[]
  readonly unanswered: readonly SkippedNumber[]
  readonly onAnswer: (one: SkippedNumber) => void
  readonly onForget: (one: SkippedNumber) => void
  /** Counts of the person that the server set aside. */
  readonly setAside: number
  readonly setAsideReasons: readonly SetAsideReason[]
  readonly top: ReactNode
  readonly sign: string
  readonly onEdit: (line: ShelfLine) => void
  /** Adds a note or a picture to a line, at any time. */
  readonly onNote: (line: ShelfLine) => void
  /** The item's usual place, if that is another shelf. */
  readonly usualPlaceOf: (line: string) => string | undefined
  readonly onUndoResult: (result: ScanResult) => void
  readonly onPutBack: (result: ScanResult) => void
  readonly onEditResult: (result: ScanResult) => void
  readonly onClose: () => void
  readonly onSubmit: () => void
}

/** Everything that was counted on the shelf; each number can be changed. */
export default function ItemsSheet(props: ItemsSheetProps) {
  const { modal, lines, results, top, sign, onEdit, onClose, onSubmit } = props
  const t = useMessages('sheets')
  const [removed, setRemoved] = useState<ScanResult>()
  const undo = (result: ScanResult) => {
    props.onUndoResult(result)
    setRemoved(result)
  }
  return (
    <Sheet
      label={modal.title}
      top={top}
      onClose={onClose}
      deck={
        <>
          {removed && (
            <RemovedBar
              result={removed}
              onPutBack={() => {
                props.onPutBack(removed)
                setRemoved(undefined)
              }}
            />
          )}
          <div className={deckStyles.deckRow}>
            <button
              type="button"
              className={`${deckStyles.key} ${deckStyles.tall} ${deckStyles.half}`}
              onClick={onClose}
            >
              <IconScan size={24} aria-hidden /> {t('scanMore')}
            </button>
            {modal.showSubmit && (
              <button type="button" className={deckStyles.mainKey} onClick={onSubmit}>
                <span className={deckStyles.keyWords}>
                  <NoWrapSigns>{t('submit', { shelf: sign })}</NoWrapSigns>
                </span>
              </button>
            )}
          </div>
        </>
      }
    >
      <div className={sheetStyles.heading}>
        <h2>{modal.title}</h2>
        <span>{t('items.count', { count: lines.length })}</span>
      </div>
      <SetAsideNote counts={props.setAside} reasons={props.setAsideReasons} />
      <Unanswered
        unanswered={props.unanswered}
        onAnswer={props.onAnswer}
        onForget={props.onForget}
      />
      <LastScans results={results} onUndo={undo} onEdit={props.onEditResult} />
      <ul className={sheetStyles.rows}>
        {lines.map((line) => (
          <ItemRow
            key={line.line}
            line={line}
            usualPlace={props.usualPlaceOf(line.line)}
            onEdit={() => onEdit(line)}
            onNote={() => props.onNote(line)}
          />
        ))}
      </ul>
      {lines.length === 0 && <p className={sheetStyles.note}>{t('items.none')}</p>}
    </Sheet>
  )
}

interface RemovedBarProps {
  readonly result: ScanResult
  readonly onPutBack: () => void
}

/** Names the result that was just undone, with a key to put it back. */
function RemovedBar({ result, onPutBack }: RemovedBarProps) {
  const { name, code, effect } = result
  const t = useMessages('sheets')
  const item = () => <b>{name ?? code}</b>
  const added = addedBy(result)
  return (
    <div className={deckStyles.removed} role="status">
      <p>
        {added === 0
          ? t('items.removedIt', { item })
          : t('items.removed', { item, units: formatUnits(fromMilli(added)) })}
      </p>
      {effect > 0 && (
        <button type="button" onClick={onPutBack}>
          {t('undo')}
        </button>
      )}
    </div>
  )
}

interface ItemRowProps {
  readonly line: ShelfLine
  readonly usualPlace: string | undefined
  readonly onEdit: () => void
  readonly onNote: () => void
}

function ItemRow({ line, usualPlace, onEdit, onNote }: ItemRowProps) {
  const scanner = useMessages('scanner')
  const t = useMessages('sheets')
  const formats = useFormats()
  const labels = labelFactsOf(line.labels ?? [], line.countedAtMs ?? 0)
  const isUnknown = line.name === null && isUnknownLine(line.line)
  const name = lineName(line)
  const units = formatUnits(line.quantity)
  return (
    <li className={sheetStyles.row}>
      <div className={sheetStyles.rowWords}>
        <p className={sheetStyles.rowName} data-code={isUnknown || undefined}>
          {name}
        </p>
        <p className={sheetStyles.rowFacts}>
          {isUnknown && (
            <span className={sheetStyles.marked}>
              <ToneIcon tone="unknown" size={18} /> {t('items.unknown')}
            </span>
          )}
          {usualPlace !== undefined && (
            <span className={sheetStyles.marked}>
              <ToneIcon tone="warning" size={18} /> {t('items.usualPlace', { place: usualPlace })}
            </span>
          )}
          {line.countedAtMs !== undefined && <time>{formats.clock(line.countedAtMs)}</time>}
          {line.quantity === 0 && t('items.zero')}
          {labels && (
            <span>
              {lineLabels(labels, t, formats).map(({ words, isExpired }, index) => (
                <span key={words} data-expired={isExpired}>
                  {index > 0 && ' · '}
                  {words}
                </span>
              ))}
            </span>
          )}
          {line.replacedCorrection && (
            <span>{replacedWords(line.replacedCorrection, scanner)}</span>
          )}
          {line.unsent > 0 && (
            <span className={sheetStyles.unsent}>
              <IconCloudUp size={18} aria-hidden /> {t('items.unsent')}
            </span>
          )}
        </p>
      </div>
      <button type="button" className={sheetStyles.rowKey} onClick={onNote}>
        <IconNote size={24} aria-hidden />
        <span className={frameStyles.visuallyHidden}>{t('items.note', { item: name })}</span>
      </button>
      <button
        type="button"
        className={sheetStyles.rowEdit}
        aria-label={t('items.change', { units, item: name })}
        onClick={onEdit}
      >
        <b className={sheetStyles.rowCount}>{units}</b>
        <IconPencil size={20} aria-hidden />
      </button>
    </li>
  )
}
