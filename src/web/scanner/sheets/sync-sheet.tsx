import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { getNumberFormat } from '#messages/formatters.ts'
import { factsOf } from '#messages/languages.ts'
import { useConnectionState } from '#web/client/react.tsx'
import { useFormats, useLanguage, useMessages } from '#web/kit/use-messages.ts'
import type { OutboxState } from '#web/outbox/outbox.ts'
import { mayGo, type OutboxEntry } from '#web/outbox/outbox-entry.ts'
import { useOutbox, useOutboxState } from '#web/outbox/outbox-provider.tsx'
import { useEntries } from '#web/outbox/use-entries.ts'
import { MOST_NAMED, useSayRefusal, workWords } from '#web/outbox/words.ts'
import { RefusedPicture } from '../camera/refused-picture.tsx'
import { CopyKey, TextToCopy } from '../copy-text.tsx'
import deckStyles from '../deck.module.css'
import { NoWrapSigns } from '../no-wrap-signs.tsx'
import type { CatalogueState } from '../sync/bring-catalogue.ts'
import { catalogueWords, type SyncMessages } from '../sync/words.ts'
import sheetStyles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

interface SyncSheetProps {
  readonly top: ReactNode
  /** Undefined if there is nothing to count any more. */
  readonly catalogue: CatalogueState | undefined
  /** Shown first. */
  readonly lead?: string
  readonly onClose: () => void
}

/** What is still waiting, since when, and what needs attention. Nothing here is ever dropped. */
export default function SyncSheet({ top, catalogue, lead, onClose }: SyncSheetProps) {
  const t = useMessages('sync')
  const dayAndClock = useDayAndClock()
  const outbox = useOutbox()
  const state = useOutboxState()
  const { status } = useConnectionState()
  const waiting = useEntries(() => outbox.waiting(MOST_NAMED), state.waiting)
  const refused = useEntries(() => outbox.refused(), state.refused)
  const kept = useEntries(() => outbox.kept(), state.kept)
  const signs = useSigns()
  const [toCopy, setToCopy] = useState<string>()
  return (
    <Sheet
      label={t('title')}
      top={top}
      onClose={onClose}
      deck={
        <>
          <div className={deckStyles.deckRow}>
            <CopyKey
              read={() => outbox.export()}
              onRefused={setToCopy}
              disabled={state.waiting + state.refused === 0}
            />
            <button
              type="button"
              className={deckStyles.key}
              onClick={() => void outbox.retryRefused()}
              disabled={state.refused === 0}
            >
              <IconRefresh size={22} aria-hidden /> {t('tryAgain')}
            </button>
          </div>
          <div className={deckStyles.deckRow}>
            <button
              type="button"
              className={
                lead === undefined ? `${deckStyles.key} ${deckStyles.tall}` : deckStyles.mainKey
              }
              onClick={onClose}
            >
              {t('close')}
            </button>
            {lead === undefined && <WayOn state={state} onSend={() => outbox.sendNow()} />}
          </div>
        </>
      }
    >
      <div className={sheetStyles.heading}>
        <h2>
          <QueueWords state={state} waiting={waiting} refused={refused} />
        </h2>
        {lead === undefined && <span>{standingWords(state, t) ?? t(`line.${status}`)}</span>}
      </div>
      {lead && (
        <p className={`${sheetStyles.note} ${sheetStyles.attention}`} role="alert">
          {lead}
        </p>
      )}
      {toCopy !== undefined && <TextToCopy text={toCopy} />}
      {lead === undefined && <TroubleNote {...state} />}
      <ClockNote behindMs={state.clockBehindMs} />
      {state.oldestAtMs !== null && (
        <p className={sheetStyles.note}>
          {t(state.isSuspended || state.isSignedOut ? 'queue.since' : 'queue.sinceSyncing', {
            time: dayAndClock(state.oldestAtMs),
          })}
        </p>
      )}
      {state.waiting > 0 && <EvictionNote isSendable={!state.isSuspended} />}
      {catalogue && <p className={sheetStyles.note}>{catalogueWords(catalogue, t)}</p>}
      {state.foreign.map(({ userName, waiting }) => (
        <p key={userName} className={sheetStyles.note}>
          {t('queue.foreign', { count: waiting, name: userName })}
        </p>
      ))}
      {refused.length + kept.length > 0 && (
        <h3 className={sheetStyles.groupName}>{t('queue.attention')}</h3>
      )}
      <ul className={sheetStyles.rows}>
        {refused.map((entry) => (
          <RefusedRow
            key={entry.seq}
            entry={entry}
            sign={signs.get(entry.auditAssignmentId)}
            onLetGo={() => void outbox.letGo(entry.seq)}
          />
        ))}
        {kept.map((entry) => (
          <RefusedPicture
            key={entry.seq}
            entry={entry}
            onLetGo={() => void outbox.letGo(entry.seq)}
          />
        ))}
      </ul>
    </Sheet>
  )
}

interface WayOnProps {
  readonly state: OutboxState
  readonly onSend: () => void
}

/** The action that most people want next. */
function WayOn({ state, onSend }: WayOnProps) {
  const t = useMessages('sync')
  const { isSignedOut, isSuspended, isOtherBuild, trouble, waiting } = state
  if (isSignedOut || isOtherBuild || trouble === 'outdated') {
    // On a reload the host sends people who are signed out to the sign-in page, and back here afterwards.
    return (
      <button type="button" className={deckStyles.mainKey} onClick={() => location.reload()}>
        {t(isSignedOut ? 'signIn' : 'reload')}
      </button>
    )
  }
  return (
    <button
      type="button"
      className={deckStyles.mainKey}
      onClick={onSend}
      disabled={waiting === 0 || isSuspended}
    >
      {t('sendNow')}
    </button>
  )
}

interface QueueWordsProps {
  readonly state: OutboxState
  readonly waiting: readonly OutboxEntry[]
  readonly refused: readonly OutboxEntry[]
}

/** Until the queue has been read, it is not known whether anything waits in it. */
function QueueWords({ state, ...listed }: QueueWordsProps) {
  const t = useMessages('sync')
  const outboxWords = useMessages('outbox')
  const { list, number } = useFormats()
  const { deviceId, trouble, waiting, refused } = state
  /** Only their number, until the entries themselves have been read. */
  const wordsOf = (entries: readonly OutboxEntry[], count: number) =>
    entries.length === 0 ? number(count) : workWords(entries, { t: outboxWords, list }, count)
  if (deviceId === undefined) return t(trouble === null ? 'chip.looking' : 'queue.none')
  if (waiting > 0) return t('queue.waiting', { work: wordsOf(listed.waiting, waiting) })
  if (refused > 0) return t('queue.rejected', { work: wordsOf(listed.refused, refused) })
  return t('chip.sent')
}

/** These two come before the state of the connection: a connection does not help if counts are refused. */
function standingWords(
  { isSignedOut, isSuspended }: OutboxState,
  t: SyncMessages,
): string | undefined {
  if (isSignedOut) return t('chip.signedOut')
  return isSuspended ? t('line.suspended') : undefined
}

/** "Nov 18, 3:30 pm" */
function useDayAndClock(): (timeMs: number) => string {
  const t = useMessages('common')
  const { shortDay, clock } = useFormats()
  return (timeMs) => t('clock.onDay', { day: shortDay(timeMs), clock: clock(timeMs) })
}

type Troubled = Pick<
  OutboxState,
  'trouble' | 'waiting' | 'isSignedOut' | 'isSuspended' | 'isOtherBuild'
>

function TroubleNote(state: Troubled) {
  const words = troubleWords(state, useMessages('sync'))
  return words ? <p className={`${sheetStyles.note} ${sheetStyles.attention}`}>{words}</p> : null
}

function troubleWords(state: Troubled, t: SyncMessages): string | undefined {
  const { trouble, waiting, isSignedOut, isSuspended, isOtherBuild } = state
  if (trouble) return t(`note.${trouble}`)
  if (isSignedOut) return t(waiting === 0 ? 'note.signedOut' : 'note.signedOutWaiting')
  if (isSuspended) return t('note.suspended')
  return isOtherBuild ? t('note.otherBuild') : undefined
}

/** Whether the browser has promised to keep what waits. */
function EvictionNote({ isSendable }: { readonly isSendable: boolean }) {
  const t = useMessages('sync')
  const isPromised = useIsPromised()
  if (isPromised !== false) return null
  return (
    <p className={`${sheetStyles.note} ${sheetStyles.attention}`}>
      {t(isSendable ? 'note.sendSoon' : 'note.copySoon')}
    </p>
  )
}

/** Undefined until it is known, and in browsers that do not say. */
function useIsPromised(): boolean | undefined {
  const [isPromised, setPromised] = useState<boolean>()
  useEffect(() => {
    void navigator.storage?.persisted?.().then(setPromised, () => {})
  }, [])
  return isPromised
}

const MINUTE_MS = 60_000

function ClockNote({ behindMs }: { readonly behindMs: number }) {
  const t = useMessages('sync')
  const { locale } = factsOf(useLanguage())
  if (behindMs === 0) return null
  const minutes = Math.round(Math.abs(behindMs) / MINUTE_MS)
  const [value, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour']
  const time = getNumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  return (
    <p className={`${sheetStyles.note} ${sheetStyles.attention}`}>{t('note.clock', { time })}</p>
  )
}

interface RefusedRowProps {
  readonly entry: OutboxEntry
  /** The shelf's sign, if the phone knows it. */
  readonly sign: string | undefined
  readonly onLetGo: () => void
}

function RefusedRow({ entry, sign, onLetGo }: RefusedRowProps) {
  const t = useMessages('sync')
  const sayRefusal = useSayRefusal()
  const dayAndClock = useDayAndClock()
  const { work, savedAtMs } = entry
  const isCount = work.kind === 'count'
  const shelf = sign ?? t('queue.unknownShelf')
  const what = isCount
    ? (work.shown?.name ?? work.event.code ?? t('queue.count'))
    : t('queue.action', { kind: work.kind, shelf })
  return (
    <li className={sheetStyles.row}>
      <div className={sheetStyles.rowWords}>
        <p className={sheetStyles.rowName}>
          <NoWrapSigns>{what}</NoWrapSigns>
        </p>
        <p className={sheetStyles.rowFacts}>
          <span>
            <NoWrapSigns>{isCount ? `${shelf} · ` : ''}</NoWrapSigns>
            {sayRefusal(entry.fault)} · {dayAndClock(savedAtMs)}
          </span>
        </p>
      </div>
      {isCount && <b className={sheetStyles.rowCount}>{work.event.entered ?? ''}</b>}
      {mayGo(entry) && (
        <button type="button" className={deckStyles.key} onClick={onLetGo}>
          <IconTrash size={22} aria-hidden /> {t('remove')}
        </button>
      )}
    </li>
  )
}

function useSigns(): ReadonlyMap<string, string> {
  const outbox = useOutbox()
  const [signs, setSigns] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    void outbox.signs().then(setSigns, () => {})
  }, [outbox])
  return signs
}
