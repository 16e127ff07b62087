import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconLock,
  IconPhoto,
  IconReplace,
} from '@tabler/icons-react'
import type { OwnScanEvent } from '#contract/scan-events.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import { sayDifference } from '#domain/quantity-words.ts'
import { Clock } from '../kit/clock.tsx'
import { formatQuantity } from '../kit/format-number.ts'
import { isExpired, unitWords } from '../kit/unit-words.ts'
import styles from './scan-event-rows.module.css'
import { warningWord } from './warning-word.ts'

export interface ShownEvent extends OwnScanEvent {
  readonly roomName?: string
  readonly shelfCode?: string | null
  readonly round?: number
}

interface ScanEventRowsProps {
  readonly events: readonly ShownEvent[]
  /** Leaves out what is the same in every row. */
  readonly without?: 'person' | 'item'
}

/** Counts as they were made, the newest first. Nothing is ever edited: a row that was undone stays. */
export function ScanEventRows({ events, without }: ScanEventRowsProps) {
  return (
    <ul className={styles.rows}>
      {events.map((event) => (
        <li
          key={event.id}
          className={styles.row}
          data-void={event.voided || event.replacedBy !== null || undefined}
        >
          <span className={styles.words}>
            {without !== 'item' && <span className={styles.name}>{nameOf(event)}</span>}
            <span className={styles.note}>
              <Clock atMs={event.deviceTime} />
              {[placeOf(event), without === 'person' ? null : event.userName]
                .filter(Boolean)
                .map((part) => ` · ${part}`)}
              <Marks event={event} />
            </span>
            <UnitNote event={event} />
            {event.note && <span className={styles.note}>“{event.note}”</span>}
          </span>
          <span className={styles.effect}>{describeEffect(event)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Which one it was, where its label says so. */
function UnitNote({ event }: { readonly event: ShownEvent }) {
  const words = unitWords(event, event.deviceTime)
  if (words.length === 0) return null
  const isOver = isExpired(event.expiry, event.deviceTime)
  return (
    <span className={styles.note} data-tone={isOver ? 'warning' : undefined}>
      {words.join(' · ')}
    </span>
  )
}

function Marks({ event }: { readonly event: ShownEvent }) {
  return (
    <>
      {event.voided && (
        <span className={styles.mark}>
          <IconArrowBackUp size={14} stroke={1.8} aria-hidden /> undone
        </span>
      )}
      {event.replacedBy && (
        <span className={styles.mark}>
          <IconReplace size={14} stroke={1.8} aria-hidden />
          <span>
            replaced by a later correction{correctedTo(event.replacedBy.entered)} by{' '}
            {event.replacedBy.userName ?? 'somebody who left'},{' '}
            <Clock atMs={event.replacedBy.deviceTime} />
          </span>
        </span>
      )}
      {event.quarantined && (
        <span className={styles.mark}>
          <IconLock size={14} stroke={1.8} aria-hidden /> kept without effect
        </span>
      )}
      {event.warnings.map((warning) => (
        <span key={warning} className={styles.mark} data-tone="warning">
          <IconAlertTriangle size={14} stroke={1.8} aria-hidden /> {warningWord(warning)}
        </span>
      ))}
      {event.photoFileId && (
        <a
          className={styles.mark}
          href={`/api/files/${event.photoFileId}`}
          target="_blank"
          rel="noreferrer"
        >
          <IconPhoto size={14} stroke={1.8} aria-hidden /> photo
        </a>
      )}
    </>
  )
}

/** What another has said of a shelf that the viewer may not see is not told. */
function correctedTo(entered: number | null): string {
  return entered === null ? '' : `: ${formatQuantity(entered)}`
}

function nameOf({ kind, itemName, code }: ShownEvent): string {
  if (kind === 'empty') return 'Shelf said to be empty'
  if (kind === 'void') return 'A count undone'
  return itemName ?? (code === null ? 'Unknown code' : shownCode(code))
}

function placeOf({ shelfCode, roomName, round = 0 }: ShownEvent): string | null {
  const place = shelfCode ?? roomName
  if (!place) return null
  return round > 0 ? `${place}, round ${round + 1}` : place
}

/** 12 cases of 24 stay readable as such. */
function describeEffect({ kind, entered, factor, effect }: ShownEvent): string {
  if (kind === 'void' || kind === 'empty') return ''
  if (kind === 'set') return `set to ${formatQuantity(entered)}`
  const isPack = entered !== null && factor !== null && factor !== 1
  return isPack
    ? `${formatQuantity(entered)} × ${formatQuantity(factor)} = ${sayDifference(effect)}`
    : sayDifference(effect)
}
