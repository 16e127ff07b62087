import { useEffect } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { allowsWork } from '#domain/assignment.ts'
import type { CountingMode } from '#domain/camera/counting-mode.ts'
import { lazyWithRetry } from '../kit/lazy-with-retry.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { useOutboxValue } from '../outbox/outbox-provider.tsx'
import { CameraView } from './camera/camera-view.tsx'
import { CodeMarks } from './camera/code-marks.tsx'
import { PhotoKey } from './camera/photo-key.tsx'
import { NextKey, UndoCountKey } from './counter/count-keys.tsx'
import { CountedBefore } from './counter/counted-before.tsx'
import { DEFAULT_TIMES, type EntryMode } from './counter/entry-mode.ts'
import { HandheldField } from './counter/handheld-field.tsx'
import { NewestLabel, NewestRail } from './counter/newest-result.tsx'
import { shelfSign } from './counter/shelf.ts'
import type { ShelfInputs } from './counter/shelf-inputs.ts'
import { useCounterState } from './counter/use-counter.ts'
import { sentBackBy } from './counter/words.ts'
import { Deck, LightKey, SideKey } from './deck.tsx'
import { changeDeviceSettings, useDeviceSettings } from './device-settings.ts'
import { NoWrapSigns } from './no-wrap-signs.tsx'
import railStyles from './rail.module.css'
import frameStyles from './scanner-frame.module.css'
import { LostShelf, useIsLost } from './sync/lost-shelf.tsx'
import { SignedOutRail } from './sync/signed-out-rail.tsx'
import { useHandIn } from './sync/use-hand-in.ts'
import { useHeartbeat } from './sync/use-heartbeat.ts'
import { pauseOfShelf, waitingWords } from './sync/words.ts'
import { TopBar } from './top-bar.tsx'
import {
  type ShelfCounting,
  type ShelfCountingOptions,
  useShelfCounting,
} from './use-shelf-counting.ts'

/** Loaded right after the screen: nothing of it is visible before the first tap. */
const ShelfSheets = lazyWithRetry(() => import('./sheets/shelf-sheets.tsx'))

export interface ShelfScreenProps extends ShelfCountingOptions {
  readonly onSwitch: (shelf: AssignmentDetails) => void
  /** The shelf the person switched from by reading a label; undefined if there was none. */
  readonly cameFrom: AssignmentDetails | undefined
  /** Why the server refused this shelf when it was handed in before. */
  readonly refusedBefore: string | undefined
  /** Back to the list of shelves. */
  readonly onLeave: () => void
  /** Back to the list after handing in. */
  readonly onHandedIn: () => void
  readonly onSync: () => void
}

export function ShelfScreen(props: ShelfScreenProps) {
  const { shelf, pack, userId, assignments, onLeave, onSync } = props
  const t = useMessages('scanner')
  const sync = useMessages('sync')
  const settings = useDeviceSettings()
  const counting = useShelfCounting(props)
  const { counter, tally, inputs, staysOnDevice, opened, open, say } = counting
  const isLost = useIsLost(shelf, userId)
  const handingIn = useHandIn(staysOnDevice, props.onHandedIn)
  useStartIfAllowed(settings.layout === 'camera', inputs.camera.start)
  const isHandheld = settings.layout === 'gun'
  const isBlind = !isHandheld && inputs.camera.error !== null
  // Shown on every sheet too: a person who is typing would otherwise notice too late that counting has stopped.
  const pause = pauseOfShelf(shelf, pack, sync)
  const waiting = pause ?? waitingWords(shelf, pack, userId, sync)
  const isSignedOut = useOutboxValue((state) => state.isSignedOut)
  const waitingRail = isSignedOut ? (
    <SignedOutRail />
  ) : (
    waiting !== undefined && <WarningRail words={waiting} isWhole={pause !== undefined} />
  )
  const openItems = () =>
    counter.dispatch({
      type: 'itemsOpened',
      modal: { assignmentId: shelf.id, title: t('scannedItems'), showSubmit: true },
    })
  return (
    <div className={frameStyles.shelf}>
      {isHandheld ? (
        <GunTop
          shelf={shelf}
          inputs={inputs}
          onBack={onLeave}
          onSync={onSync}
          onSettings={() => open({ kind: 'settings' })}
        />
      ) : (
        <CameraTop shelf={shelf} counting={counting} onBack={onLeave} onSync={onSync} />
      )}
      {waitingRail}
      <Rails
        {...props}
        counting={counting}
        isLost={isLost}
        isBlind={isBlind}
        isHeld={waiting !== undefined}
      />
      <NewestLabel counter={counter} tally={tally} shelf={shelf} isBlind={isBlind} />
      <CountedBefore
        counter={counter}
        tally={tally}
        isHandheld={isHandheld}
        onNote={(about) => open({ kind: 'note', about })}
        onPick={(about) => open({ kind: 'pick', about })}
        onNew={(about) => open({ kind: 'new', about })}
        onOpenItems={openItems}
      />
      <ShelfDeck
        counting={counting}
        onFinish={() => (isLost ? onLeave() : open({ kind: 'finish' }))}
      />
      <ShelfSheets
        shelf={shelf}
        assignments={assignments}
        pack={pack}
        userId={userId}
        counter={counter}
        tally={tally}
        inputs={inputs}
        handingIn={handingIn}
        refusedBefore={props.refusedBefore}
        times={timesOf(settings.mode)}
        opened={opened}
        onOpen={open}
        onNotice={say}
        nameOf={counting.nameOf}
        spell={counting.spell}
        bar={(onBack) => (
          <>
            <TopBar
              shelf={shelf}
              onBack={onBack}
              onSync={onSync}
              {...(isHandheld && { words: t('ready') })}
            />
            {waitingRail}
          </>
        )}
      />
    </div>
  )
}

interface TopProps {
  readonly shelf: AssignmentDetails
  readonly onBack: () => void
  readonly onSync: () => void
}

interface GunTopProps extends TopProps {
  readonly inputs: ShelfInputs
  readonly onSettings: () => void
}

function GunTop({ shelf, inputs, onBack, onSync, onSettings }: GunTopProps) {
  const t = useMessages('scanner')
  return (
    <>
      <TopBar
        shelf={shelf}
        onBack={onBack}
        onSync={onSync}
        words={t('ready')}
        onSettings={onSettings}
      />
      <HandheldField onCode={(text) => inputs.read(text, 'gun')} />
    </>
  )
}

interface CameraTopProps extends TopProps {
  readonly counting: ShelfCounting
}

function CameraTop({ shelf, counting, onBack, onSync }: CameraTopProps) {
  const { counter, inputs, isShelfLabel, isOffline, open, endSweep } = counting
  const { camera } = inputs
  const settings = useDeviceSettings()
  const setCounting = (mode: CountingMode) => {
    if (mode === settings.counting) return
    if (mode === 'aim' && inputs.swept.count() > 0) endSweep()
    changeDeviceSettings({ counting: mode })
  }
  return (
    <CameraView
      camera={camera}
      counter={counter}
      isOffline={isOffline}
      top={<TopBar shelf={shelf} onBack={onBack} onSync={onSync} isOverVideo />}
      marks={
        <CodeMarks
          labels={camera.labels}
          video={camera.video}
          counter={counter}
          swept={inputs.swept}
          isShelfLabel={isShelfLabel}
          onPick={inputs.pick}
        />
      }
      counting={settings.counting}
      onCounting={setCounting}
      onSettings={() => open({ kind: 'settings' })}
    />
  )
}

interface RailsProps extends ShelfScreenProps {
  readonly counting: ShelfCounting
  readonly isLost: boolean
  readonly isBlind: boolean
  /** Whether the screen already says that counts here wait for a manager. */
  readonly isHeld: boolean
}

/** The message above the numbers: only the most urgent one. */
function Rails(props: RailsProps) {
  const { shelf, assignments, userId, cameFrom, onSwitch, onLeave, counting, isLost } = props
  const { counter, tally, staysOnDevice, notice } = counting
  const t = useMessages('scanner')
  const trouble = useOutboxValue((state) => state.trouble)
  const heldBy = useHeartbeat(shelf.id)
  const hasCounted = useCounterState(counter, (state) => state.recentResults.length > 0)
  const words = trouble ? t(`unsaved.${trouble}`) : notice
  if (words) return <WarningRail words={words} />
  if (isLost) {
    return (
      <LostShelf
        shelf={shelf}
        assignments={assignments}
        userId={userId}
        onSwitch={onSwitch}
        onLeave={onLeave}
      />
    )
  }
  if (!allowsWork(shelf.auditStatus, 'count')) return null
  // After a label has switched the shelf, this is shown until something is counted here.
  if (cameFrom && !hasCounted) {
    return <SwitchedRail shelf={shelf} from={cameFrom} onBack={onSwitch} />
  }
  if (props.isHeld && !hasCounted) return null
  return (
    <NewestRail
      counter={counter}
      tally={tally}
      staysOnDevice={staysOnDevice}
      idle={idleWords(shelf, heldBy, userId, t)}
      isBlind={props.isBlind}
    />
  )
}

interface ShelfDeckProps {
  readonly counting: ShelfCounting
  readonly onFinish: () => void
}

/** The keys within reach of the thumb. */
function ShelfDeck({ counting, onFinish }: ShelfDeckProps) {
  const { counter, inputs, open, endSweep } = counting
  const { camera, photo, swept } = inputs
  const settings = useDeviceSettings()
  const isHandheld = settings.layout === 'gun'
  const setMode = (mode: EntryMode) => {
    if (mode.kind === 'multiplier' && settings.mode.kind === 'multiplier') open({ kind: 'times' })
    changeDeviceSettings({ mode })
  }
  return (
    <Deck
      mode={settings.mode}
      times={timesOf(settings.mode)}
      onMode={setMode}
      undo={<UndoCountKey counter={counter} />}
      main={
        <NextKey
          counter={counter}
          camera={isHandheld ? undefined : camera}
          swept={settings.counting === 'sweep' ? swept : undefined}
          onEndSweep={endSweep}
        />
      }
      side={<SideOf inputs={inputs} isHandheld={isHandheld} />}
      photo={<PhotoKey isReading={photo.isReading} done={photo.done} onPhoto={photo.read} />}
      onType={() => open({ kind: 'type' })}
      onFinish={onFinish}
    />
  )
}

function timesOf(mode: EntryMode): number {
  return mode.kind === 'multiplier' ? mode.times : DEFAULT_TIMES
}

interface SwitchedRailProps {
  readonly shelf: AssignmentDetails
  readonly from: AssignmentDetails
  readonly onBack: (shelf: AssignmentDetails) => void
}

function SwitchedRail({ shelf, from, onBack }: SwitchedRailProps) {
  const t = useMessages('scanner')
  return (
    <div className={railStyles.switched} role="status">
      <p>
        <NoWrapSigns>{t('shelf.switched', { shelf: shelfSign(shelf) })}</NoWrapSigns>
      </p>
      <button type="button" onClick={() => onBack(from)}>
        <NoWrapSigns>{t('shelf.switchBack', { shelf: shelfSign(from) })}</NoWrapSigns>
      </button>
    </div>
  )
}

interface WarningRailProps {
  readonly words: string
  /** Whether a person wrote the words: those are never cut off. */
  readonly isWhole?: boolean
}

function WarningRail({ words, isWhole = false }: WarningRailProps) {
  const className = isWhole ? railStyles.whole : railStyles.rail
  return (
    <div className={className} data-tone="warning" role="alert">
      <p>
        <NoWrapSigns>{words}</NoWrapSigns>
      </p>
    </div>
  )
}

/** The key for the light if the camera has one; otherwise the switch to the handheld and back. */
function SideOf({
  inputs,
  isHandheld,
}: {
  readonly inputs: ShelfInputs
  readonly isHandheld: boolean
}) {
  const { camera } = inputs
  if (isHandheld) {
    return <SideKey kind="camera" onTap={() => changeDeviceSettings({ layout: 'camera' })} />
  }
  if (camera.status === 'ready' && camera.abilities?.hasTorch) {
    return <LightKey isLit={camera.isLit} onTap={camera.toggleLight} />
  }
  const toHandheld = () => {
    camera.stop()
    changeDeviceSettings({ layout: 'gun' })
  }
  return <SideKey kind="gun" onTap={toHandheld} />
}

function idleWords(
  shelf: AssignmentDetails,
  heldBy: string | undefined,
  userId: string,
  t: Messages<'scanner'>,
): string {
  const { userName: name } = shelf
  const sign = shelfSign(shelf)
  if (heldBy === undefined) {
    const isAnothers = name !== null && shelf.userId !== userId
    if (isAnothers) return t('shelf.assigned', { shelf: sign, name })
    return sentBackBy(shelf, t) ?? t('idle.counting', { shelf: sign })
  }
  const isMe = shelf.userId === userId && name === heldBy
  return isMe ? t('idle.elsewhere') : t('idle.also', { name: heldBy })
}

/** Starts the camera without a tap if the person has allowed it before. */
function useStartIfAllowed(isWanted: boolean, start: () => void): void {
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    navigator.permissions
      ?.query({ name: 'camera' })
      .then(({ state }) => {
        if (!isOver && state === 'granted') start()
      })
      // Some browsers do not answer; there a tap starts the camera.
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [isWanted, start])
}
