import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useConnectionState } from '#web/client/react.tsx'
import type { OutboxState, StorageTrouble } from '#web/outbox/outbox.ts'
import { mayGo, type OutboxEntry } from '#web/outbox/outbox-entry.ts'
import { useOutbox, useOutboxState } from '#web/outbox/outbox-provider.tsx'
import { useEntries } from '#web/outbox/use-entries.ts'
import { MOST_NAMED, refusalWords, workWords } from '#web/outbox/words.ts'
import { RefusedPicture } from '../camera/refused-picture.tsx'
import { CopyKey, TextToCopy } from '../copy-text.tsx'
import { formatUnits } from '../counter/units.ts'
import deckStyles from '../deck.module.css'
import type { CatalogueState } from '../sync/bring-catalogue.ts'
import { catalogueWords } from '../sync/words.ts'
import { Unbroken } from '../unbroken.tsx'
import sheetStyles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

interface SyncSheetProps {
  readonly top: ReactNode
  /** Undefined where there is nothing to count any more. */
  readonly catalogue: CatalogueState | undefined
  /** Said before anything else. */
  readonly lead?: string
  readonly onClose: () => void
}

/** What waits, since when, and what needs somebody to look at it. Nothing here is ever dropped. */
export default function SyncSheet({ top, catalogue, lead, onClose }: SyncSheetProps) {
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
      label="What is sent"
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
              <IconRefresh size={22} aria-hidden /> Try again
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
              Close
            </button>
            {lead === undefined && <WayOn state={state} onSend={() => outbox.sendNow()} />}
          </div>
        </>
      }
    >
      <div className={sheetStyles.heading}>
        <h2>{waitingWords(state, { waiting, refused })}</h2>
        {lead === undefined && <span>{standingWords(state) ?? WORDS[status]}</span>}
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
          Waiting since {TIME.format(state.oldestAtMs)}.
          {!state.isSuspended && !state.isSignedOut && ' It sends by itself.'}
        </p>
      )}
      {state.waiting > 0 && <EvictionNote isSendable={!state.isSuspended} />}
      {catalogue && <p className={sheetStyles.note}>{catalogueWords(catalogue)}</p>}
      {state.foreign.map(({ userName, waiting }) => (
        <p key={userName} className={sheetStyles.note}>
          {formatUnits(waiting)} of {userName} wait here, until {userName} signs in on this device.
        </p>
      ))}
      {refused.length + kept.length > 0 && (
        <h3 className={sheetStyles.groupName}>Needs attention</h3>
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

/** What most people want next. */
function WayOn({ state, onSend }: WayOnProps) {
  const { isSignedOut, isSuspended, isOtherBuild, trouble, waiting } = state
  if (isSignedOut || isOtherBuild || trouble === 'outdated') {
    // The host sends whoever is not signed in to the door, and back here afterwards.
    return (
      <button type="button" className={deckStyles.mainKey} onClick={() => location.reload()}>
        {isSignedOut ? 'Sign in again' : 'Load again'}
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
      Send now
    </button>
  )
}

/** Until the queue was looked at nobody knows whether something waits in it. */
function waitingWords({ deviceId, trouble, ...numbers }: OutboxState, listed: Listed): string {
  if (deviceId === undefined)
    return trouble === null ? 'Looking what waits' : 'Nothing is kept here'
  if (numbers.waiting > 0) return `${wordsOf(listed.waiting, numbers.waiting)} not sent`
  return numbers.refused > 0 ? `${wordsOf(listed.refused, numbers.refused)} not taken` : 'All sent'
}

/** Their number alone, until it was read what they are. */
function wordsOf(entries: readonly OutboxEntry[], number: number): string {
  return entries.length === 0 ? formatUnits(number) : workWords(entries, number)
}

interface Listed {
  readonly waiting: readonly OutboxEntry[]
  readonly refused: readonly OutboxEntry[]
}

/** A line that is open helps nobody whose counts are not taken. */
function standingWords({ isSignedOut, isSuspended }: OutboxState): string | undefined {
  if (isSignedOut) return 'Signed out'
  return isSuspended ? 'Suspended' : undefined
}

const WORDS = {
  live: 'Connected',
  reconnecting: 'Connecting again',
  offline: 'No network. Keep counting.',
} as const
const TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

type Troubled = Pick<
  OutboxState,
  'trouble' | 'waiting' | 'isSignedOut' | 'isSuspended' | 'isOtherBuild'
>

function TroubleNote(state: Troubled) {
  const words = troubleWords(state)
  return words ? <p className={`${sheetStyles.note} ${sheetStyles.attention}`}>{words}</p> : null
}

function troubleWords(state: Troubled) {
  const { trouble, waiting, isSignedOut, isSuspended, isOtherBuild } = state
  if (trouble) return TROUBLES[trouble]
  if (isSignedOut) return waiting === 0 ? SIGNED_OUT : SIGNED_OUT_WAITING
  if (isSuspended) return SUSPENDED
  return isOtherBuild ? OTHER_BUILD : undefined
}

const SIGNED_OUT =
  'You are signed out. All you counted was sent. What you count now stays on this phone until you sign in again.'

const SIGNED_OUT_WAITING =
  'You are signed out. What waits is kept on this phone. Sign in again, and everything is sent.'

const SUSPENDED =
  'The organization is suspended. What waits is kept on this phone, and is sent by itself when the organization is open again.'

const OTHER_BUILD =
  'The server was brought up to date and does not understand this page. Load it again, and everything is sent.'

const TROUBLES: Readonly<Record<StorageTrouble, string>> = {
  full: 'This phone is full. The last count was not saved: make room, then count it again.',
  closed:
    'This browser keeps nothing, so nothing can be counted in it. Leave private browsing, or open the page in another browser.',
  outdated:
    'A newer version of this page is open on this phone. Load this one again before you count on. What was counted before is safe.',
  broken: 'This phone did not save the last count. Count it again.',
}

/** Browsers promise to keep what waits, or they do not. */
function EvictionNote({ isSendable }: { readonly isSendable: boolean }) {
  const isPromised = useIsPromised()
  if (isPromised !== false) return null
  return (
    <p className={`${sheetStyles.note} ${sheetStyles.attention}`}>
      This browser may clear what waits when the phone gets full, and does when a private window is
      closed. {isSendable ? 'Send it before that.' : 'Copy it as text, to be sure of it.'}
    </p>
  )
}

/** Undefined until it is known, and where browsers do not say. */
function useIsPromised(): boolean | undefined {
  const [isPromised, setPromised] = useState<boolean>()
  useEffect(() => {
    void navigator.storage?.persisted?.().then(setPromised, () => {})
  }, [])
  return isPromised
}

const MINUTE_MS = 60_000

function ClockNote({ behindMs }: { readonly behindMs: number }) {
  if (behindMs === 0) return null
  const minutes = Math.round(Math.abs(behindMs) / MINUTE_MS)
  const far = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
  const side = behindMs > 0 ? 'behind' : 'ahead'
  return (
    <p className={`${sheetStyles.note} ${sheetStyles.attention}`}>
      The clock of this phone is {far} {side}. Counts are sent with the right time; set the clock
      all the same.
    </p>
  )
}

const DEEDS = {
  take: 'Taking',
  submit: 'Handing in',
  exclude: 'Could not count',
  picture: 'A picture of',
} as const

interface RefusedRowProps {
  readonly entry: OutboxEntry
  /** What its shelf is called, as far as the phone knows. */
  readonly sign: string | undefined
  readonly onLetGo: () => void
}

function RefusedRow({ entry, sign = 'a shelf', onLetGo }: RefusedRowProps) {
  const { work, savedAtMs } = entry
  const isCount = work.kind === 'count'
  const what = isCount
    ? (work.shown?.name ?? work.event.code ?? 'A count')
    : `${DEEDS[work.kind]} ${sign}`
  return (
    <li className={sheetStyles.row}>
      <div className={sheetStyles.rowWords}>
        <p className={sheetStyles.rowName}>
          <Unbroken>{what}</Unbroken>
        </p>
        <p className={sheetStyles.rowFacts}>
          <span>
            <Unbroken>{isCount ? `${sign} · ` : ''}</Unbroken>
            {refusalWords(entry)} · {TIME.format(savedAtMs)}
          </span>
        </p>
      </div>
      {isCount && <b className={sheetStyles.rowCount}>{work.event.entered ?? ''}</b>}
      {mayGo(entry) && (
        <button type="button" className={deckStyles.key} onClick={onLetGo}>
          <IconTrash size={22} aria-hidden /> Remove here
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
