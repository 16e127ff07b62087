import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack } from '#contract/devices.ts'
import type { CountingMode } from '#domain/camera/counting-mode.ts'
import { useConnectionState } from '../client/react.tsx'
import { useOutboxValue } from '../outbox/outbox-provider.tsx'
import { CameraView } from './camera/camera-view.tsx'
import { CodeMarks } from './camera/code-marks.tsx'
import type { CodeSource, ReadCode } from './camera/code-source.ts'
import { decideLabel } from './camera/decide-label.ts'
import { PhotoKey } from './camera/photo-key.tsx'
import type { InputMode } from './camera/reading.ts'
import { usePictureRefusals } from './camera/use-picture-refusals.ts'
import { NextKey, UndoCountKey } from './counter/count-keys.tsx'
import { CountedBefore } from './counter/counted-before.tsx'
import type { Counter } from './counter/counter.ts'
import { DEFAULT_TIMES, type EntryMode } from './counter/entry-mode.ts'
import { GunField } from './counter/gun-field.tsx'
import { lookUp } from './counter/look-up.ts'
import { NewestLabel, NewestRail } from './counter/newest-result.tsx'
import { sentBackWords } from './counter/sent-back-words.ts'
import { shelfSign } from './counter/shelf.ts'
import { type ShelfInputs, templatesOf, useShelfInputs } from './counter/shelf-inputs.ts'
import { useCounter, useCounterState } from './counter/use-counter.ts'
import { useShelfTally } from './counter/use-shelf-tally.ts'
import { useUnanswered } from './counter/use-unanswered.ts'
import { Deck, LightKey, SideKey } from './deck.tsx'
import { changeDeviceSettings, deviceSettings, useDeviceSettings } from './device-settings.ts'
import railStyles from './rail.module.css'
import frameStyles from './scanner-frame.module.css'
import { type Opened, ShelfSheets } from './sheets/shelf-sheets.tsx'
import type { CatalogueState } from './sync/bring-catalogue.ts'
import { LostShelf, useIsLost } from './sync/lost-shelf.tsx'
import { pauseWords } from './sync/pause-words.ts'
import { useHandIn } from './sync/use-hand-in.ts'
import { useHeartbeat } from './sync/use-heartbeat.ts'
import { useSetAsideNotice } from './sync/use-set-aside-notice.ts'
import type { WantedShelf } from './sync/use-take-over.ts'
import { waitingWords } from './sync/waiting-words.ts'
import { TopBar } from './top-bar.tsx'

export interface ShelfScreenProps {
  readonly shelf: AssignmentDetails
  readonly pack: AssignmentPack
  readonly userId: string
  readonly assignments: readonly AssignmentDetails[]
  readonly catalogue: CatalogueState
  readonly source: CodeSource | undefined
  readonly onSwitch: (shelf: AssignmentDetails) => void
  /** A label of another shelf was read. */
  readonly onLabelled: (shelf: AssignmentDetails, text: string) => void
  /** Whether a label is only still in view, of which somebody has heard already. */
  readonly isFollowedLabel: (text: string) => boolean
  /** The shelf from which a label led here; undefined: none did. */
  readonly cameFrom: AssignmentDetails | undefined
  /** Answers why it cannot be. */
  readonly onTakeOver: (wanted: WantedShelf) => Promise<string | undefined>
  /** Why this shelf was not taken when it was handed in before. */
  readonly refusedBefore: string | undefined
  /** Back to the list of shelves. */
  readonly onLeave: () => void
  /** The same, after it was handed in. */
  readonly onHandedIn: () => void
  readonly onSync: () => void
  readonly isSyncOpen: boolean
}

export function ShelfScreen(props: ShelfScreenProps) {
  const {
    shelf,
    pack,
    userId,
    assignments,
    source,
    onSwitch,
    onTakeOver,
    onLeave,
    onHandedIn,
    onSync,
    isSyncOpen,
  } = props
  const { orgId, auditId, blind } = pack
  const settings = useDeviceSettings()
  const trouble = useOutboxValue((state) => state.trouble)
  const queryClient = useQueryClient()
  const isOffline = useConnectionState().status !== 'live'
  const [opened, setOpened] = useState<Opened>()
  const [notice, setNotice] = useState<string>()
  const ledger = useShelfTally(shelf.id)
  const heldBy = useHeartbeat(shelf.id)
  const isLost = useIsLost(shelf, userId)
  const catalogue = { orgId, isComplete: props.catalogue.isComplete, isOnline: !isOffline }

  const readLabel = (text: string, inputMode: InputMode): boolean => {
    const decision = decideLabel(text, { here: shelf, shelves: assignments, userId })
    if (!decision) return false
    const isCamera = inputMode === 'camera'
    // Whoever sweeps along a shelf aims at no label of shelves; nor does who has only not moved yet.
    if (isCamera && (deviceSettings().counting === 'sweep' || props.isFollowedLabel(text)))
      return true
    if (decision.kind === 'finish') setOpened({ kind: 'finish' })
    if (decision.kind === 'switch') props.onLabelled(decision.shelf, text)
    if (decision.kind === 'take_over') void onTakeOver(decision).then(setNotice)
    if (decision.kind === 'refuse') setNotice(decision.words)
    return true
  }
  const { id: auditAssignmentId, storeId, shelfId, status } = shelf
  const templates = templatesOf(pack, storeId)
  const counter = useCounter({
    shelf: { auditId, storeId, shelfId, auditAssignmentId, sign: shelfSign(shelf), status, blind },
    ledger,
    catalogue,
    readLabel,
    templates,
  })
  useUnanswered(counter, userId, shelf.id)
  const inputs = useShelfInputs({
    counter,
    source,
    templates,
    isCovered: opened !== undefined || isSyncOpen,
    onNotice: setNotice,
  })
  usePictureRefusals(setNotice)
  useSetAsideNotice(ledger, setNotice)
  const { camera, photo } = inputs
  useStartIfAllowed(settings.layout === 'camera', camera.start)
  const handingIn = useHandIn(isOffline, onHandedIn)
  const setMode = (mode: EntryMode) => {
    if (mode.kind === 'multiplier' && settings.mode.kind === 'multiplier')
      setOpened({ kind: 'times' })
    changeDeviceSettings({ mode })
  }
  const endSweep = () => {
    if (inputs.swept.count() > 0) setOpened({ kind: 'sweep' })
  }
  const setCounting = (counting: CountingMode) => {
    if (counting === settings.counting) return
    if (counting === 'aim') endSweep()
    changeDeviceSettings({ counting })
  }
  const times = settings.mode.kind === 'multiplier' ? settings.mode.times : DEFAULT_TIMES
  const openItems = () =>
    counter.dispatch({
      type: 'itemsOpened',
      modal: { assignmentId: shelf.id, title: 'Scanned items', showSubmit: true },
    })
  const openSettings = () => setOpened({ kind: 'settings' })
  const isGun = settings.layout === 'gun'
  const bar = (onBack: () => void, isOverVideo = false) => (
    <TopBar
      shelf={shelf}
      onBack={onBack}
      onSync={onSync}
      isOverVideo={isOverVideo}
      {...(isGun && { words: 'Gun ready' })}
    />
  )
  const nameOf = async (code: ReadCode) => {
    const reading = inputs.readingOfCode(code)
    return reading && (await lookUp(reading, { queryClient, ...catalogue }))?.item.name
  }
  // Said on every sheet too: whoever types would learn too late that it does not count any more.
  const pause = pauseWords(shelf.auditStatus)
  const waiting = pause ?? waitingWords(shelf, pack, userId)
  const waitingRail = waiting !== undefined && <WarningRail words={waiting} />
  const words = trouble ? TROUBLE[trouble] : notice
  const isBlind = !isGun && camera.error !== null
  return (
    <div className={frameStyles.shelf}>
      {isGun ? (
        <>
          <TopBar
            shelf={shelf}
            onBack={onLeave}
            onSync={onSync}
            words="Gun ready"
            onSettings={openSettings}
          />
          <GunField onCode={(text) => inputs.read(text, 'gun')} />
        </>
      ) : (
        <CameraView
          camera={camera}
          counter={counter}
          isOffline={isOffline}
          top={bar(onLeave, true)}
          marks={
            <CodeMarks
              labels={camera.labels}
              video={camera.video}
              counter={counter}
              swept={inputs.swept}
              onPick={inputs.pick}
            />
          }
          counting={settings.counting}
          onCounting={setCounting}
          onSettings={openSettings}
        />
      )}
      {waitingRail}
      {words && <WarningRail words={words} />}
      {!words && isLost && (
        <LostShelf
          shelf={shelf}
          assignments={assignments}
          userId={userId}
          onSwitch={onSwitch}
          onLeave={onLeave}
        />
      )}
      {!words && !pause && !isLost && props.cameFrom && (
        <SwitchedRail counter={counter} shelf={shelf} from={props.cameFrom} onBack={onSwitch} />
      )}
      {!words && !pause && !isLost && (
        <NewestRail
          counter={counter}
          ledger={ledger}
          isOffline={isOffline}
          idle={idleWords(shelf, heldBy, userId)}
          isBlind={isBlind}
        />
      )}
      <NewestLabel counter={counter} ledger={ledger} shelf={shelf} isBlind={isBlind} />
      <CountedBefore
        counter={counter}
        ledger={ledger}
        isGun={isGun}
        onNote={(about) => setOpened({ kind: 'note', about })}
        onPick={(about) => setOpened({ kind: 'pick', about })}
        onNew={(about) => setOpened({ kind: 'new', about })}
        onOpenItems={openItems}
      />
      <Deck
        mode={settings.mode}
        times={times}
        onMode={setMode}
        undo={<UndoCountKey counter={counter} />}
        main={
          <NextKey
            counter={counter}
            camera={isGun ? undefined : camera}
            swept={settings.counting === 'sweep' ? inputs.swept : undefined}
            onEndSweep={endSweep}
          />
        }
        side={<SideOf inputs={inputs} isGun={isGun} />}
        photo={<PhotoKey isReading={photo.isReading} done={photo.done} onPhoto={photo.read} />}
        onType={() => setOpened({ kind: 'type' })}
        onFinish={() => (isLost ? onLeave() : setOpened({ kind: 'finish' }))}
      />
      <ShelfSheets
        shelf={shelf}
        assignments={assignments}
        pack={pack}
        userId={userId}
        counter={counter}
        ledger={ledger}
        inputs={inputs}
        handingIn={handingIn}
        refusedBefore={props.refusedBefore}
        times={times}
        opened={opened}
        onOpen={setOpened}
        onNotice={setNotice}
        nameOf={nameOf}
        bar={(onBack) => (
          <>
            {bar(onBack)}
            {waitingRail}
          </>
        )}
      />
    </div>
  )
}

interface SwitchedRailProps {
  readonly counter: Counter
  readonly shelf: AssignmentDetails
  readonly from: AssignmentDetails
  readonly onBack: (shelf: AssignmentDetails) => void
}

/** A label has led to another shelf: said until something is counted there. */
function SwitchedRail({ counter, shelf, from, onBack }: SwitchedRailProps) {
  const hasCounted = useCounterState(counter, (state) => state.recentResults.length > 0)
  if (hasCounted) return null
  return (
    <div className={railStyles.switched} role="status">
      <p>Shelf changed: now {shelfSign(shelf)}</p>
      <button type="button" onClick={() => onBack(from)}>
        Back to {shelfSign(from)}
      </button>
    </div>
  )
}

function WarningRail({ words }: { readonly words: string }) {
  return (
    <div className={railStyles.rail} data-tone="warning" role="alert">
      <p>{words}</p>
    </div>
  )
}

/** The light where there is one; otherwise the way to the gun and back. */
function SideOf({ inputs, isGun }: { readonly inputs: ShelfInputs; readonly isGun: boolean }) {
  const { camera } = inputs
  if (isGun) {
    return <SideKey kind="camera" onTap={() => changeDeviceSettings({ layout: 'camera' })} />
  }
  if (camera.status === 'ready' && camera.abilities?.hasTorch) {
    return <LightKey isLit={camera.isLit} onTap={camera.toggleLight} />
  }
  const toGun = () => {
    camera.stop()
    changeDeviceSettings({ layout: 'gun' })
  }
  return <SideKey kind="gun" onTap={toGun} />
}

function idleWords(shelf: AssignmentDetails, heldBy: string | undefined, userId: string): string {
  const isMine = shelf.userName === null || shelf.userId === userId
  if (heldBy === undefined && isMine) return sentBackWords(shelf) ?? `You count ${shelfSign(shelf)}`
  if (heldBy === undefined) return `${shelf.userName} has ${shelfSign(shelf)}`
  const isMe = shelf.userId === userId && shelf.userName === heldBy
  return isMe ? 'You count here elsewhere too' : `${heldBy} counts here too`
}

const TROUBLE = {
  full: 'Not saved: this phone is full',
  closed: 'Not saved: browser keeps nothing',
  outdated: 'Not saved: load this page again',
  broken: 'Not saved: count it again',
} as const

/** Whoever has allowed the camera before is not asked to tap again. */
function useStartIfAllowed(isWanted: boolean, start: () => void): void {
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    navigator.permissions
      ?.query({ name: 'camera' })
      .then(({ state }) => {
        if (!isOver && state === 'granted') start()
      })
      // Some browsers do not answer; there a tap starts it.
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [isWanted, start])
}
