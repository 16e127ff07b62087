import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack } from '#contract/devices.ts'
import { Fault, parseFault } from '#domain/fault.ts'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { useConnectionState } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { OutboxProvider, useOutboxValue } from '../outbox/outbox-provider.tsx'
import { useSayRefusal } from '../outbox/words.ts'
import type { CodeSource } from './camera/code-source.ts'
import { decideLabel } from './camera/decide-label.ts'
import { ChooseShelf, type Notice } from './choose-shelf.tsx'
import { unlockSoundByTouch } from './counter/feedback.ts'
import { asTaken, type OwnActions } from './counter/own-actions.ts'
import { useOwnActions } from './counter/use-own-actions.ts'
import { useDeviceSettings } from './device-settings.ts'
import { ScannerFrame } from './scanner-frame.tsx'
import { lazySheet } from './sheets/lazy-sheet.tsx'
import styles from './sheets/sheet.module.css'
import { ShelfScreen } from './shelf-screen.tsx'
import type { CatalogueState } from './sync/bring-catalogue.ts'
import { handInNotice } from './sync/hand-in-notice.ts'
import { SyncBar } from './sync/sync-bar.tsx'
import { useAuditOnDevice } from './sync/use-audit-on-device.ts'
import { useCatalogue } from './sync/use-catalogue.ts'
import { useReportAway } from './sync/use-report-away.ts'
import { closedWords, goneWords, notHereWords, pauseOfShelf } from './sync/words.ts'
import { type ChosenShelf, useChosenShelf } from './use-chosen-shelf.ts'

const SyncSheet = lazySheet(() => import('./sheets/sync-sheet.tsx'))

export interface ScannerPageProps {
  readonly user: { readonly id: string; readonly name: string }
  readonly auditId: string
  readonly store: { readonly id: string; readonly name: string }
  /** The assignment in the address. */
  readonly assignmentId: string | undefined
  /** The host has a newer build of the page, which is loaded with the next shelf. */
  readonly isOtherBuild: boolean
  readonly onAssignment: (assignmentId: string | undefined) => void
  readonly onBack: () => void
  /** Opens the manager's view of the audit; left out for people who are not managers. */
  readonly onDashboard?: (() => void) | undefined
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

const ARCHIVED = new Fault('not_found')

function Audit(props: ScannerPageProps) {
  const { user, auditId, store } = props
  const { pack, assignments, refusal: refused } = useAuditOnDevice(user.id, auditId)
  // The audits of an archived store can still be read, but nothing can be counted there.
  const { data: closed } = useQuery(liveQuery(api.stores.getRefusal, { storeId: store.id }))
  const refusal = refused ?? (closed?.kind === 'archived' ? ARCHIVED : undefined)
  const { hand } = useDeviceSettings()
  useEffect(unlockSoundByTouch, [])
  if (refusal) {
    return (
      <ScannerFrame hand={hand}>
        <ClosedToThem refusal={refusal} storeId={store.id} onBack={props.onBack} />
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
  const scanner = useMessages('scanner')
  const sync = useMessages('sync')
  const { status } = useConnectionState()
  return (
    <>
      <SyncBar onBack={onBack} words={scanner('title')} />
      <p className={styles.note} role="status">
        {notHereWords(status, sync)}
      </p>
    </>
  )
}

interface ClosedToThemProps {
  readonly refusal: Error
  readonly storeId: string
  readonly onBack: () => void
}

/** The person has no access any more. Counts that are still on the device are shown all the same. */
function ClosedToThem({ refusal, storeId, onBack }: ClosedToThemProps) {
  const sync = useMessages('sync')
  const isPassOver = parseFault(refusal)?.details?.reason === 'pass_ended'
  const { data: reason } = useQuery({
    ...liveQuery(api.stores.getRefusal, { storeId }),
    enabled: !isPassOver,
  })
  const isUnknown = useOutboxValue((state) => state.deviceId === undefined && !state.trouble)
  const hasUnsent = useOutboxValue(({ waiting, refused, kept }) => waiting + refused + kept > 0)
  if (isUnknown) return null
  if (!hasUnsent && !isPassOver) throw refusal
  return (
    <SyncSheet
      top={<SyncBar onBack={onBack} words={sync('title')} />}
      catalogue={undefined}
      lead={isPassOver ? sync('closed.passEnded') : closedWords(reason, sync)}
      onClose={onBack}
    />
  )
}

interface CountingProps extends ScannerPageProps {
  readonly pack: AssignmentPack
  readonly assignments: readonly AssignmentDetails[]
}

function Counting(props: CountingProps) {
  const { user, store, pack, assignmentId, onAssignment, source } = props
  const own = useOwnActions()
  const sync = useMessages('sync')
  const sayRefusal = useSayRefusal()
  const assignments = props.assignments
    .filter(({ storeId }) => storeId === store.id)
    .map((one) => (own.taken.has(one.id) ? asTaken(one, user) : one))
  const catalogue = useCatalogue(pack)
  const [isSyncOpen, setSyncOpen] = useState(false)
  const chosen = useChosenShelf({
    userId: user.id,
    assignments,
    pack,
    own,
    assignmentId,
    onAssignment,
  })
  const { shelf } = chosen
  const seen = useLastSeen(shelf)
  useReportAway(shelf?.id)
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
          onSwitch={chosen.switchTo}
          onLabelled={chosen.followLabel}
          isFollowedLabel={chosen.isFollowedLabel}
          cameFrom={chosen.cameFrom}
          onTakeOver={chosen.takeOver}
          refusedBefore={sayRefusal(own.refused.get(shelf.id))}
          onLeave={() => chosen.leave()}
          onHandedIn={() => chosen.leave(shelf)}
          onSync={openSync}
          isSyncOpen={isSyncOpen}
        />
      ) : (
        <ShelfList
          {...props}
          assignments={assignments}
          catalogue={catalogue}
          own={own}
          chosen={chosen}
          left={seen?.id === assignmentId ? seen : undefined}
          onSync={openSync}
        />
      )}
      {isSyncOpen && (
        <SyncSheet
          top={<SyncBar onBack={() => setSyncOpen(false)} words={sync('title')} />}
          catalogue={catalogue}
          onClose={() => setSyncOpen(false)}
        />
      )}
    </>
  )
}

/** The shelf the person was counting, even after it was taken out of the audit. */
function useLastSeen(shelf: AssignmentDetails | undefined): AssignmentDetails | undefined {
  const [seen, setSeen] = useState(shelf)
  if (shelf && shelf.id !== seen?.id) setSeen(shelf)
  return seen
}

interface ShelfListProps extends CountingProps {
  readonly catalogue: CatalogueState
  readonly own: OwnActions
  readonly chosen: ChosenShelf
  /** The shelf in the address, if it was taken out of the audit while the person was counting it. */
  readonly left: AssignmentDetails | undefined
  readonly onSync: () => void
}

/** The shelves to choose from, by a tap or by a label, with any notice above them. */
function ShelfList(props: ShelfListProps) {
  const { user, store, pack, assignments, assignmentId, catalogue, own, chosen, left } = props
  const t = useMessages('scanner')
  const sync = useMessages('sync')
  const sayRefusal = useSayRefusal()
  const gone = assignmentId === undefined ? undefined : goneWords(left, assignments, sync)
  const labelOf = (text: string) =>
    decideLabel(text, { here: undefined, shelves: assignments, userId: user.id, t })
  const readLabel = (text: string) => {
    const decision = labelOf(text)
    const unknown = t('shelf.unknownLabel', { label: text.trim() })
    if (decision?.kind === 'switch') chosen.followLabel(decision.shelf, text)
    else if (decision?.kind === 'take_over') {
      void chosen.takeOver(decision).then((refusal) => chosen.say(attentionTo(refusal)))
    } else {
      chosen.say(attentionTo(decision?.kind === 'refuse' ? decision.words : unknown))
    }
  }
  return (
    <ChooseShelf
      pack={pack}
      storeName={store.name}
      userId={user.id}
      assignments={assignments}
      catalogue={catalogue}
      own={own}
      notice={
        chosen.notice ??
        attentionTo(gone) ??
        handInNotice(chosen.handedIn, assignments, own, { t: sync, sayRefusal }) ??
        attentionTo(pauseOfAll(assignments, pack, sync)) ??
        (props.isOtherBuild ? { words: t('update'), isGood: true } : undefined)
      }
      source={props.source}
      onChoose={chosen.switchTo}
      onLabel={readLabel}
      // Before a shelf is chosen, the camera may see goods: their codes are not shelf labels.
      onSeenLabel={(text) => labelOf(text) && readLabel(text)}
      onBack={props.onBack}
      onDashboard={props.onDashboard}
      onSync={props.onSync}
    />
  )
}

/** Undefined if any of the shelves can be counted: even a closed audit may have a recount left. */
function pauseOfAll(...[shelves, pack, sync]: PauseFacts): string | undefined {
  const words = shelves.map((shelf) => pauseOfShelf(shelf, pack, sync))
  return words.includes(undefined) ? undefined : words[0]
}

type PauseFacts = [
  shelves: readonly AssignmentDetails[],
  pack: Parameters<typeof pauseOfShelf>[1],
  sync: Parameters<typeof pauseOfShelf>[2],
]

function attentionTo(words: string | undefined): Notice | undefined {
  return words === undefined ? undefined : { words, isGood: false }
}
