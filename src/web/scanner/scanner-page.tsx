import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack } from '#contract/devices.ts'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { useConnectionState } from '../client/react.tsx'
import { OutboxProvider, useOutbox, useOutboxValue } from '../outbox/outbox-provider.tsx'
import type { CodeSource } from './camera/code-source.ts'
import { decideLabel } from './camera/decide-label.ts'
import { ChooseShelf, type Notice } from './choose-shelf.tsx'
import { feel, unlockSoundByTouch } from './counter/feedback.ts'
import { asTaken } from './counter/own-actions.ts'
import { useOwnActions } from './counter/use-own-actions.ts'
import { useDeviceSettings } from './device-settings.ts'
import { ScannerFrame } from './scanner-frame.tsx'
import { broughtSheet } from './sheets/brought-sheet.tsx'
import styles from './sheets/sheet.module.css'
import { ShelfScreen } from './shelf-screen.tsx'
import { closedWords } from './sync/closed-words.ts'
import { handInNotice } from './sync/hand-in-notice.ts'
import { goneWords } from './sync/lost-words.ts'
import { notHereWords } from './sync/not-here-words.ts'
import { pauseWords } from './sync/pause-words.ts'
import { SyncBar } from './sync/sync-bar.tsx'
import { useAuditOnDevice } from './sync/use-audit-on-device.ts'
import { useCatalogue } from './sync/use-catalogue.ts'
import { useReportAway } from './sync/use-report-away.ts'
import { useTakeOver, type WantedShelf } from './sync/use-take-over.ts'

const SyncSheet = broughtSheet(() => import('./sheets/sync-sheet.tsx'))

export interface ScannerPageProps {
  readonly user: { readonly id: string; readonly name: string }
  readonly auditId: string
  readonly store: { readonly id: string; readonly name: string }
  /** The shelf in the address. */
  readonly assignmentId: string | undefined
  /** A newer page waits on the host, and comes with the next shelf. */
  readonly isOtherBuild: boolean
  readonly onAssignment: (assignmentId: string | undefined) => void
  readonly onBack: () => void
  /** Reads codes from the camera's picture. */
  readonly source?: CodeSource
}

/** Counting in one audit, with or without a network. */
export function ScannerPage(props: ScannerPageProps) {
  const { id, name } = props.user
  return (
    <OutboxProvider key={id} userId={id} userName={name}>
      <Audit {...props} />
    </OutboxProvider>
  )
}

function Audit(props: ScannerPageProps) {
  const { user, auditId } = props
  const { pack, assignments, refusal } = useAuditOnDevice(user.id, auditId)
  const { hand } = useDeviceSettings()
  useEffect(unlockSoundByTouch, [])
  if (refusal) {
    return (
      <ScannerFrame hand={hand}>
        <ClosedToThem refusal={refusal} storeId={props.store.id} onBack={props.onBack} />
      </ScannerFrame>
    )
  }
  return (
    <ScannerFrame hand={hand}>
      {pack && assignments ? (
        <Counting {...props} pack={pack} assignments={assignments} />
      ) : (
        <NotHereYet onBack={props.onBack} />
      )}
    </ScannerFrame>
  )
}

function NotHereYet({ onBack }: { readonly onBack: () => void }) {
  const { status } = useConnectionState()
  return (
    <>
      <SyncBar onBack={onBack} words="Scanner" />
      <p className={styles.note} role="status">
        {notHereWords(status)}
      </p>
    </>
  )
}

interface ClosedToThemProps {
  readonly refusal: Error
  readonly storeId: string
  readonly onBack: () => void
}

/** Nothing is here for them any more; what they have counted and nobody took is all the same. */
function ClosedToThem({ refusal, storeId, onBack }: ClosedToThemProps) {
  const { data: reason } = useQuery(liveQuery(api.stores.getRefusal, { storeId }))
  const isUnknown = useOutboxValue((state) => state.deviceId === undefined && !state.trouble)
  const hasUnsent = useOutboxValue(({ waiting, refused, kept }) => waiting + refused + kept > 0)
  if (isUnknown) return null
  if (!hasUnsent) throw refusal
  return (
    <SyncSheet
      top={<SyncBar onBack={onBack} words="What is sent" />}
      catalogue={undefined}
      lead={closedWords(reason)}
      onClose={onBack}
    />
  )
}

interface CountingProps extends ScannerPageProps {
  readonly pack: AssignmentPack
  readonly assignments: readonly AssignmentDetails[]
}

function Counting(props: CountingProps) {
  const { user, store, pack, assignmentId, onAssignment, onBack, source } = props
  const own = useOwnActions()
  const assignments = props.assignments
    .filter(({ storeId }) => storeId === store.id)
    .map((one) => (own.taken.has(one.id) ? asTaken(one, user) : one))
  const outbox = useOutbox()
  const catalogue = useCatalogue(pack)
  const [isSyncOpen, setSyncOpen] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  const [done, setDone] = useState<AssignmentDetails>()
  const shelf = assignments.find(({ id }) => id === assignmentId)
  const seen = useLastSeen(shelf)
  const left = seen?.id === assignmentId ? seen : undefined
  const gone = assignmentId !== undefined && !shelf ? goneWords(left, assignments) : undefined
  const pause = pauseOf(assignments)
  const taken = useTaken(shelf, user.id)
  const isOnline = useConnectionState().status === 'live'
  useReportAway(shelf?.id)
  const choose = (next: AssignmentDetails) => {
    setNotice(undefined)
    setDone(undefined)
    // One that was handed in and is not sent yet is taken anew, so that it can be handed in anew.
    const isRunning =
      next.status === 'in_progress' && next.userId === user.id && !own.handedIn.has(next.id)
    // Without a network it may have gone on since; what cannot be taken is said afterwards.
    const words = isOnline ? pauseWords(next.auditStatus) : undefined
    if (words && !isRunning) return setNotice({ words, isGood: false })
    const take = { kind: 'take', auditAssignmentId: next.id } as const
    if (!isRunning) void outbox.append([take]).catch(() => {})
    taken.current = next.id
    onAssignment(next.id)
  }
  const takeOver = useTakeOver()
  const takeOverAndGo = async (wanted: WantedShelf): Promise<string | undefined> => {
    const refusal = await takeOver(wanted)
    if (refusal !== undefined) return refusal
    setNotice(undefined)
    setDone(undefined)
    taken.current = wanted.shelf.id
    onAssignment(wanted.shelf.id)
    return undefined
  }
  const leave = (handedIn?: AssignmentDetails) => {
    setNotice(undefined)
    setDone(handedIn)
    setCameFrom(undefined)
    onAssignment(undefined)
  }
  const [cameFrom, setCameFrom] = useState<AssignmentDetails>()
  const followedLabel = useRef<{ readonly text: string; readonly atMs: number }>(undefined)
  /** Whoever was led to a shelf by its label still holds the camera at it. */
  const isFollowedLabel = (text: string) => {
    const { current: followed } = followedLabel
    return followed?.text === text && performance.now() - followed.atMs < FOLLOWED_LABEL_MS
  }
  const followLabel = (next: AssignmentDetails, text: string) => {
    followedLabel.current = { text, atMs: performance.now() }
    feel('shelf')
    choose(next)
    setCameFrom(shelf)
  }
  const switchTo = (next: AssignmentDetails) => {
    if (followedLabel.current)
      followedLabel.current = { ...followedLabel.current, atMs: performance.now() }
    setCameFrom(undefined)
    choose(next)
  }
  /** Goods that a camera sees before a shelf is chosen are no labels. */
  const isLabel = (text: string) =>
    decideLabel(text, { here: undefined, shelves: assignments, userId: user.id }) !== undefined
  const readLabel = (text: string) => {
    const decision = decideLabel(text, { here: undefined, shelves: assignments, userId: user.id })
    const unknown = `No shelf here has the label ${text.trim()}`
    if (decision?.kind === 'switch') followLabel(decision.shelf, text)
    else if (decision?.kind === 'take_over') {
      void takeOverAndGo(decision).then((refusal) => setNotice(attentionTo(refusal)))
    } else {
      setNotice(attentionTo(decision?.kind === 'refuse' ? decision.words : unknown))
    }
  }
  const openSync = () => setSyncOpen(true)
  return (
    <>
      {shelf ? (
        <ShelfScreen
          key={shelf.id}
          shelf={shelf}
          pack={pack}
          userId={user.id}
          assignments={assignments}
          catalogue={catalogue}
          source={source}
          onSwitch={switchTo}
          onLabelled={followLabel}
          isFollowedLabel={isFollowedLabel}
          cameFrom={cameFrom}
          onTakeOver={takeOverAndGo}
          refusedBefore={own.refused.get(shelf.id)}
          onLeave={() => leave()}
          onHandedIn={() => leave(shelf)}
          onSync={openSync}
          isSyncOpen={isSyncOpen}
        />
      ) : (
        <ChooseShelf
          pack={pack}
          storeName={store.name}
          userId={user.id}
          assignments={assignments}
          catalogue={catalogue}
          own={own}
          notice={
            notice ??
            attentionTo(gone) ??
            handInNotice(done, assignments, own) ??
            attentionTo(pause) ??
            newerPage(props.isOtherBuild)
          }
          source={source}
          onChoose={switchTo}
          onLabel={readLabel}
          onSeenLabel={(text) => isLabel(text) && readLabel(text)}
          onBack={onBack}
          onSync={openSync}
        />
      )}
      {isSyncOpen && (
        <SyncSheet
          top={<SyncBar onBack={() => setSyncOpen(false)} words="What is sent" />}
          catalogue={catalogue}
          onClose={() => setSyncOpen(false)}
        />
      )}
    </>
  )
}

const FOLLOWED_LABEL_MS = 5_000

/** The shelf that somebody stood at, also after it has left the count. */
function useLastSeen(shelf: AssignmentDetails | undefined): AssignmentDetails | undefined {
  const [seen, setSeen] = useState(shelf)
  if (shelf && shelf.id !== seen?.id) setSeen(shelf)
  return seen
}

function pauseOf([first]: readonly AssignmentDetails[]): string | undefined {
  return first && pauseWords(first.auditStatus)
}

function newerPage(isThere: boolean): Notice | undefined {
  const words = 'A newer version of this page is ready. It comes with the next shelf.'
  return isThere ? { words, isGood: true } : undefined
}

function attentionTo(words: string | undefined): Notice | undefined {
  return words === undefined ? undefined : { words, isGood: false }
}

/** Whoever comes by a link to a shelf of theirs, or to one that nobody has, takes it by that. */
function useTaken(shelf: AssignmentDetails | undefined, userId: string) {
  const outbox = useOutbox()
  const deviceId = useOutboxValue((state) => state.deviceId)
  const taken = useRef<string>(undefined)
  useEffect(() => {
    if (!shelf || deviceId === undefined || taken.current === shelf.id) return
    // Once it is theirs it is not taken back behind the back of whoever it is given to.
    if (shelf.status === 'in_progress' && shelf.userId === userId) taken.current = shelf.id
    const isWaiting = shelf.status === 'open' || shelf.status === 'assigned'
    if (
      !isWaiting ||
      pauseWords(shelf.auditStatus) ||
      (shelf.userId !== null && shelf.userId !== userId)
    )
      return
    taken.current = shelf.id
    void outbox.append([{ kind: 'take', auditAssignmentId: shelf.id }]).catch(() => {})
  }, [outbox, deviceId, shelf, userId])
  return taken
}
