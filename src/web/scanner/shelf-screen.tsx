import { IconCamera } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack } from '#contract/devices.ts'
import { useConnectionState } from '../client/react.tsx'
import { type FoundItem, searchItems } from '../outbox/kept-catalogue.ts'
import { useOutboxState } from '../outbox/outbox-provider.tsx'
import type { ShelfLine } from '../outbox/shelf-ledger.ts'
import { CameraView } from './camera-view.tsx'
import type { CodeSource, ReadCode } from './code-source.ts'
import { decideLabel } from './decide-label.ts'
import { Deck, LightKey, SideKey } from './deck.tsx'
import { changeDeviceSettings, useDeviceSettings } from './device-settings.ts'
import { DEFAULT_TIMES, type EntryMode } from './entry-mode.ts'
import { unlockSound } from './feedback.ts'
import { ItemLabel } from './item-label.tsx'
import { keyOf } from './keypad-entry.ts'
import railStyles from './rail.module.css'
import { Rail } from './rail.tsx'
import { type InputMode, readingOf } from './reading.ts'
import { Recents } from './recents.tsx'
import { lastStanding, type ScanResult } from './scanner-state.ts'
import sheetStyles from './sheet.module.css'
import { shelfSign } from './shelf.ts'
import { TopBar } from './top-bar.tsx'
import { useCamera } from './use-camera.ts'
import type { CatalogueState } from './use-catalogue.ts'
import { useCounter } from './use-counter.ts'
import { useGun } from './use-gun.ts'
import { useHandIn } from './use-hand-in.ts'
import { useHeartbeat } from './use-heartbeat.ts'
import { useShelfLedger, useShelfLines } from './use-shelf-ledger.ts'
import { WarningChoices } from './warning-choices.tsx'

const CountSheet = lazy(() => import('./count-sheet.tsx'))
const ItemsSheet = lazy(() => import('./items-sheet.tsx'))
const TypeSheet = lazy(() => import('./type-sheet.tsx'))
const FinishSheet = lazy(() => import('./finish-sheet.tsx'))
const NoteSheet = lazy(() => import('./note-sheet.tsx'))
const TimesSheet = lazy(() => import('./times-sheet.tsx'))

type Opened = 'type' | 'pick' | 'finish' | 'note' | 'excuse' | 'times' | undefined

export interface ShelfScreenProps {
  readonly shelf: AssignmentDetails
  readonly pack: AssignmentPack
  readonly userId: string
  readonly assignments: readonly AssignmentDetails[]
  readonly catalogue: CatalogueState
  readonly source: CodeSource | undefined
  readonly onSwitch: (shelf: AssignmentDetails) => void
  /** Back to the list of shelves, with what to say there. */
  readonly onLeave: (words?: string) => void
  readonly onSync: () => void
}

export function ShelfScreen(props: ShelfScreenProps) {
  const { shelf, pack, userId, assignments, catalogue, source, onSwitch, onLeave, onSync } = props
  const { orgId, blind } = pack
  const sign = shelfSign(shelf)
  const settings = useDeviceSettings()
  const outbox = useOutboxState()
  const { status } = useConnectionState()
  const isOffline = status !== 'live'
  const [opened, setOpened] = useState<Opened>()
  const [notice, setNotice] = useState<string>()
  const ledger = useShelfLedger(shelf.id)
  const lines = useShelfLines(ledger)
  const heldBy = useHeartbeat(shelf.id)

  const readLabel = (text: string): boolean => {
    const decision = decideLabel(text, { here: shelf, shelves: assignments, userId })
    if (!decision) return false
    if (decision.kind === 'finish') setOpened('finish')
    if (decision.kind === 'switch') onSwitch(decision.shelf)
    if (decision.kind === 'refuse') setNotice(decision.words)
    return true
  }
  const isComplete = catalogue.isComplete
  const { counter, state } = useCounter({
    shelf: { auditId: pack.auditId, auditAssignmentId: shelf.id, status: shelf.status, blind },
    ledger,
    catalogue: { orgId, isComplete, isOnline: !isOffline },
    readLabel,
  })

  const readText = useCallback(
    (text: string, inputMode: InputMode, code?: ReadCode) => {
      const { text: _text, corners: _corners, ...facts } = code ?? {}
      const reading = readingOf(text, { inputMode, ...facts })
      setNotice(undefined)
      // What could not be kept is on the chip and on the sheet behind it.
      if (reading) void counter.read(reading).catch(() => {})
    },
    [counter],
  )
  const onCode = useCallback((code: ReadCode) => readText(code.text, 'camera', code), [readText])
  const [newest] = state.recentResults
  const camera = useCamera({ source, onCode, lastReadAtMs: newest?.atMs ?? 0 })
  useGun({
    onCode: (text) => readText(text, 'gun'),
    onKeys: (keys) => {
      if (!counter.state.countModal) return
      for (const key of keys) {
        const pressed = keyOf(key)
        if (pressed) counter.press(pressed)
      }
      if (keys.includes('Enter')) void counter.save().catch(() => {})
    },
  })
  useStartIfAllowed(settings.layout === 'camera', camera.start)
  useEffect(() => {
    document.addEventListener('pointerdown', unlockSound)
    return () => document.removeEventListener('pointerdown', unlockSound)
  }, [])

  const leaveDone = useCallback(
    () => onLeave(isOffline ? `${sign} is handed in when sent` : `${sign} is handed in`),
    [onLeave, sign, isOffline],
  )
  const handingIn = useHandIn(isOffline, leaveDone)
  const search = useMemo(() => (text: string) => searchItems(orgId, text, 30), [orgId])
  const close = () => setOpened(undefined)
  const setMode = (mode: EntryMode) => {
    if (mode.kind === 'multiplier' && settings.mode.kind === 'multiplier') setOpened('times')
    changeDeviceSettings({ mode })
  }
  const times = settings.mode.kind === 'multiplier' ? settings.mode.times : DEFAULT_TIMES
  const openItems = (showSubmit: boolean) =>
    counter.dispatch({
      type: 'itemsOpened',
      modal: { assignmentId: shelf.id, title: 'Scanned items', showSubmit },
    })
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
  const quantity = newest ? ledger.quantityOf(newest.line) : null
  const words = outbox.trouble ? TROUBLE[outbox.trouble] : notice
  return (
    <>
      {isGun ? (
        bar(() => onLeave())
      ) : (
        <CameraView
          camera={camera}
          tone={state.alert?.tone}
          alertId={state.alert?.id}
          hint={isOffline && state.alert ? 'Keep counting. It sends by itself later.' : undefined}
          top={bar(() => onLeave(), true)}
        />
      )}
      {words ? (
        <div className={railStyles.rail} data-tone="warning" role="alert">
          <p>{words}</p>
        </div>
      ) : (
        <Rail
          result={newest}
          isOffline={isOffline}
          idle={heldBy ? `${heldBy} counts here too` : `You count ${sign}`}
        />
      )}
      <ItemLabel
        result={newest}
        quantity={quantity}
        sign={sign}
        onEdit={() => newest && counter.edit({ ...newest, codes: [] })}
        isShort={newest !== undefined && needsChoice(newest)}
      />
      {isGun && <GunList lines={lines} onEdit={(line) => counter.edit(itemOfLine(line))} />}
      {newest && needsChoice(newest) ? (
        <WarningChoices
          result={newest}
          onNote={() => setOpened('note')}
          onPick={() => setOpened('pick')}
          onTakeBack={() => void counter.undo(newest.id).catch(() => {})}
        />
      ) : (
        !isGun && (
          <Recents
            results={state.recentResults}
            quantityOf={(line) => ledger.quantityOf(line)}
            items={lines.length}
            onOpen={() => openItems(true)}
          />
        )
      )}
      <Deck
        mode={settings.mode}
        times={times}
        onMode={setMode}
        undoable={lastStanding(state)}
        onUndo={() => void counter.undo().catch(() => {})}
        main={mainKey()}
        side={sideKey()}
        onType={() => setOpened('type')}
        onFinish={() => setOpened('finish')}
      />
      <Suspense>
        {state.countModal && (
          <CountSheet
            counter={counter}
            state={state}
            modal={state.countModal}
            top={bar(() => counter.closeNumber())}
          />
        )}
        {state.scannedItemsModal && !state.countModal && (
          <ItemsSheet
            modal={state.scannedItemsModal}
            lines={lines}
            sign={sign}
            top={bar(() => counter.dispatch({ type: 'itemsClosed' }))}
            onEdit={(line) => counter.edit(itemOfLine(line))}
            onClose={() => counter.dispatch({ type: 'itemsClosed' })}
            onSubmit={() => {
              counter.dispatch({ type: 'itemsClosed' })
              setOpened('finish')
            }}
          />
        )}
        {opened === 'type' && (
          <TypeSheet
            top={bar(close)}
            search={search}
            onCode={(text) => {
              close()
              readText(text, 'typed')
            }}
            onItem={(item) => {
              close()
              countPicked(item)
            }}
            onClose={close}
          />
        )}
        {opened === 'pick' && newest && (
          <TypeSheet
            top={bar(close)}
            search={search}
            isPicking
            onCode={() => {}}
            onItem={(item) => {
              close()
              void counter.annotate(newest, { itemId: item.id }).catch(() => {})
            }}
            onClose={close}
          />
        )}
        {opened === 'note' && newest && (
          <NoteSheet
            top={bar(close)}
            title={newest.name ?? newest.code ?? 'This item'}
            label="What is it?"
            save="Save note"
            onSave={({ note, photo }) => {
              close()
              const taken = photo && { photo: { blob: photo, orgId } }
              void counter.annotate(newest, { note, ...taken }).catch(() => {})
            }}
            onClose={close}
          />
        )}
        {opened === 'excuse' && (
          <NoteSheet
            top={bar(close)}
            title="Could not count"
            label="Why?"
            save="Send to the manager"
            needsWords
            suggestions={['Blocked', 'Locked', 'Unsafe']}
            onSave={({ note, photo }) => {
              close()
              const taken = photo && { photo: { blob: photo, orgId } }
              const auditAssignmentId = shelf.id
              void handingIn.handIn({ kind: 'exclude', auditAssignmentId, reason: note, ...taken })
            }}
            onClose={close}
          />
        )}
        {opened === 'times' && (
          <TimesSheet
            top={bar(close)}
            times={times}
            onSave={(chosen) => {
              changeDeviceSettings({ mode: { kind: 'multiplier', times: chosen } })
              close()
            }}
            onClose={close}
          />
        )}
        {opened === 'finish' && (
          <FinishSheet
            top={bar(close)}
            sign={sign}
            countedItems={lines.length}
            asksControlTotal={pack.controlTotals}
            refusal={handingIn.refusal}
            isSending={handingIn.isSending}
            onHandIn={(said) =>
              void handingIn
                .handIn({ kind: 'submit', auditAssignmentId: shelf.id, ...said })
                .catch(() => {})
            }
            onCouldNotCount={() => setOpened('excuse')}
            onCountZero={() => {
              close()
              changeDeviceSettings({ mode: { kind: 'number' } })
              setNotice('Scan a label, then type 0')
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )

  function mainKey() {
    const isOff = camera.status === 'idle' || camera.status === 'error'
    if (!isGun && isOff) {
      const label = camera.error ? 'Try again' : camera.isPaused ? 'Go on' : 'Start camera'
      return { label, icon: <IconCamera size={28} aria-hidden />, onTap: camera.start }
    }
    const again = () => void counter.again().catch(() => {})
    return newest ? { label: '+1 again', onTap: again } : undefined
  }

  function sideKey() {
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

  function countPicked(item: FoundItem) {
    void counter.read({ inputMode: 'search', itemId: item.id }).catch(() => {})
  }
}

const TROUBLE = {
  full: 'Not saved: this phone is full',
  broken: 'Not saved: count it again',
} as const

function needsChoice({ tone, isUndone, effect }: ScanResult): boolean {
  return !isUndone && effect >= 0 && (tone === 'unknown' || tone === 'warning')
}

function itemOfLine({ line, name, unit }: ShelfLine) {
  const isUnknown = line.startsWith('?')
  const code = isUnknown ? line.slice(1) : null
  return { line, itemId: isUnknown ? null : line, name, unit, code, codes: [], packSize: 1 }
}

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

interface GunListProps {
  readonly lines: readonly ShelfLine[]
  readonly onEdit: (line: ShelfLine) => void
}

const GUN_LINES = 30

/** With a gun nobody looks at a picture: the list takes its place. */
function GunList({ lines, onEdit }: GunListProps) {
  return (
    <ul className={`${sheetStyles.rows} ${sheetStyles.content}`} aria-label="Counted on this shelf">
      {lines.slice(1, GUN_LINES).map((line) => (
        <li key={line.line} className={sheetStyles.row}>
          <div className={sheetStyles.rowWords}>
            <p className={sheetStyles.rowName}>{line.name ?? line.line.slice(1)}</p>
          </div>
          <button type="button" className={sheetStyles.rowEdit} onClick={() => onEdit(line)}>
            <b className={sheetStyles.rowCount}>{line.quantity}</b>
          </button>
        </li>
      ))}
    </ul>
  )
}
