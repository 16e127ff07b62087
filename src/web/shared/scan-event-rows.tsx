import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconLock,
  IconPhoto,
  IconReplace,
} from '@tabler/icons-react'
import type { OwnScanEvent } from '#contract/scan-events.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import type { Formats } from '#messages/formats.ts'
import { Clock } from '../kit/clock.tsx'
import { isExpired } from '../kit/is-expired.ts'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './scan-event-rows.module.css'
import { unitWords } from './unit-words.ts'

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

/** Single counts, newest first. Nothing is ever edited: an undone count stays in the list. */
export function ScanEventRows({ events, without }: ScanEventRowsProps) {
  const t = useMessages('shared')
  const formats = useFormats()
  return (
    <ul className={styles.rows}>
      {events.map((event) => (
        <li
          key={event.id}
          className={styles.row}
          data-void={event.voided || event.replacedBy !== null || undefined}
        >
          <span className={styles.words}>
            {without !== 'item' && <span className={styles.name}>{nameOf(event, t)}</span>}
            <span className={styles.note}>
              <span className={styles.facts}>
                <Clock atMs={event.deviceTime} />
                {[placeOf(event, t), without === 'person' ? null : event.userName]
                  .filter(Boolean)
                  .map((part) => ` · ${part}`)}
              </span>
              <Marks event={event} />
            </span>
            <UnitNote event={event} />
            {event.note && <span className={styles.note}>“{event.note}”</span>}
          </span>
          <span className={styles.effect}>{describeEffect(event, t, formats)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Which one it was, if its label says so. */
function UnitNote({ event }: { readonly event: ShownEvent }) {
  const said = { t: useMessages('shared'), formats: useFormats() }
  const words = unitWords(event, event.deviceTime, said)
  if (words.length === 0) return null
  const isOver = isExpired(event.expiry, event.deviceTime)
  return (
    <span className={styles.note} data-tone={isOver ? 'warning' : undefined}>
      {words.join(' · ')}
    </span>
  )
}

function Marks({ event }: { readonly event: ShownEvent }) {
  const t = useMessages('shared')
  return (
    <>
      {event.voided && (
        <span className={styles.mark}>
          <IconArrowBackUp size={14} stroke={1.8} aria-hidden /> {t('event.undone')}
        </span>
      )}
      {event.replacedBy && (
        <span className={styles.mark}>
          <IconReplace size={14} stroke={1.8} aria-hidden />
          <span>
            <Replaced by={event.replacedBy} />
          </span>
        </span>
      )}
      {event.quarantined && (
        <span className={styles.mark}>
          <IconLock size={14} stroke={1.8} aria-hidden /> {t('event.setAside')}
        </span>
      )}
      {event.warnings.map((warning) => (
        <span key={warning} className={styles.mark} data-tone="warning">
          <IconAlertTriangle size={14} stroke={1.8} aria-hidden /> {t(`warning.${warning}`)}
        </span>
      ))}
      {event.photoFileId && (
        <a
          className={styles.mark}
          href={`/api/files/${event.photoFileId}`}
          target="_blank"
          rel="noreferrer"
        >
          <IconPhoto size={14} stroke={1.8} aria-hidden /> {t('event.photo')}
        </a>
      )}
    </>
  )
}

/** What another person has counted on a shelf that the viewer may not see is left out. */
function Replaced({ by }: { readonly by: NonNullable<ShownEvent['replacedBy']> }) {
  const t = useMessages('shared')
  const { number } = useFormats()
  const name = by.userName ?? t('event.someone')
  const time = () => <Clock atMs={by.deviceTime} />
  return by.entered === null
    ? t('event.replaced', { name, time })
    : t('event.replacedWith', { name, time, number: number(by.entered) })
}

function nameOf({ kind, itemName, code }: ShownEvent, t: Messages<'shared'>): string {
  if (kind === 'empty') return t('event.empty')
  if (kind === 'void') return t('event.void')
  return itemName ?? (code === null ? t('event.unknown') : shownCode(code))
}

function placeOf(event: ShownEvent, t: Messages<'shared'>): string | null {
  const { shelfCode, roomName, round = 0 } = event
  const place = shelfCode ?? roomName
  if (!place) return null
  return round > 0 ? t('event.placeInRound', { place, round: round + 1 }) : place
}

/** Keeps 12 cases of 24 readable as such. */
function describeEffect(
  { kind, entered, factor, effect }: ShownEvent,
  t: Messages<'shared'>,
  { number, difference }: Formats,
): string {
  if (kind === 'void' || kind === 'empty') return ''
  const typed = entered === null ? '–' : number(entered)
  if (kind === 'set') return t('event.setTo', { number: typed })
  const isPack = entered !== null && factor !== null && factor !== 1
  return isPack ? `${typed} × ${number(factor)} = ${difference(effect)}` : difference(effect)
}
