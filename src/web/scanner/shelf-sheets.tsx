// What opens over the screen of a shelf. Each is loaded when it is first needed, or when the phone has
// nothing better to do.

import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack } from '#contract/devices.ts'
import { type FoundItem, searchItems } from '../outbox/kept-catalogue.ts'
import type { ShelfLine } from '../outbox/shelf-ledger.ts'
import type { Counter, CounterState } from './counter.ts'
import { changeDeviceSettings } from './device-settings.ts'
import { lineItem } from './line-item.ts'
import type { ScanResult } from './scanner-state.ts'
import { shelfSign } from './shelf.ts'
import type { ShelfInputs } from './shelf-inputs.ts'
import { useNotSeen } from './use-expected-here.ts'
import type { HandingIn } from './use-hand-in.ts'

const CameraSheet = lazy(() => import('./camera-sheet.tsx'))
const CountSheet = lazy(() => import('./count-sheet.tsx'))
const FinishSheet = lazy(() => import('./finish-sheet.tsx'))
const ItemsSheet = lazy(() => import('./items-sheet.tsx'))
const NoteSheet = lazy(() => import('./note-sheet.tsx'))
const PhotoSheet = lazy(() => import('./photo-sheet.tsx'))
const TimesSheet = lazy(() => import('./times-sheet.tsx'))
const TypeSheet = lazy(() => import('./type-sheet.tsx'))

export type Opened =
  | { readonly kind: 'type' | 'finish' | 'excuse' | 'times' | 'settings' }
  /** About a result, which stays the same however much is counted meanwhile. */
  | { readonly kind: 'pick' | 'note'; readonly about: ScanResult }
  | undefined

export interface ShelfSheetsProps {
  readonly shelf: AssignmentDetails
  readonly pack: AssignmentPack
  readonly userId: string
  readonly counter: Counter
  readonly state: CounterState
  readonly inputs: ShelfInputs
  readonly lines: readonly ShelfLine[]
  readonly handingIn: HandingIn
  readonly times: number
  readonly opened: Opened
  readonly onOpen: (opened: Opened) => void
  readonly onNotice: (words: string) => void
  readonly nameOf: Parameters<typeof PhotoSheet>[0]['nameOf']
  /** The bar above a sheet, with what its arrow does. */
  readonly bar: (onBack: () => void) => ReactNode
}

export function ShelfSheets(props: ShelfSheetsProps) {
  return (
    <Suspense>
      <CountSheets {...props} />
      <InputSheets {...props} />
      <NoteSheets {...props} />
      {props.opened?.kind === 'finish' && <Finish {...props} />}
    </Suspense>
  )
}

function CountSheets({ counter, state, lines, shelf, bar, onOpen }: ShelfSheetsProps) {
  const closeItems = () => counter.dispatch({ type: 'itemsClosed' })
  if (state.countModal) {
    const close = () => counter.closeNumber()
    return <CountSheet counter={counter} state={state} modal={state.countModal} top={bar(close)} />
  }
  if (!state.scannedItemsModal) return null
  return (
    <ItemsSheet
      modal={state.scannedItemsModal}
      lines={lines}
      results={state.recentResults}
      sign={shelfSign(shelf)}
      top={bar(closeItems)}
      onEdit={(line) => counter.edit(lineItem(line))}
      onUndoResult={({ id }) => void counter.undo(id).catch(() => {})}
      onEditResult={(result) => counter.edit({ ...result, codes: [] })}
      onClose={closeItems}
      onSubmit={() => {
        closeItems()
        onOpen({ kind: 'finish' })
      }}
    />
  )
}

function InputSheets(props: ShelfSheetsProps) {
  const { pack, counter, inputs, times, opened, onOpen, nameOf, bar } = props
  const { camera, photo } = inputs
  const { orgId } = pack
  const search = useMemo(() => (text: string) => searchItems(orgId, text, 30), [orgId])
  const close = () => onOpen(undefined)
  const count = (item: FoundItem) => counter.read({ inputMode: 'search', itemId: item.id })
  const onItem = (item: FoundItem) => {
    close()
    const isPick = opened?.kind === 'pick'
    const done = isPick ? counter.annotate(opened.about, { itemId: item.id }) : count(item)
    void done.catch(() => {})
  }
  const onCode = (text: string) => {
    close()
    inputs.read(text, 'typed')
  }
  const isPicking = opened?.kind === 'pick'
  return (
    <>
      {(opened?.kind === 'type' || isPicking) && (
        <TypeSheet
          top={bar(close)}
          search={search}
          isPicking={isPicking}
          onCode={onCode}
          onItem={onItem}
          onClose={close}
        />
      )}
      {opened?.kind === 'times' && (
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
      {opened?.kind === 'settings' && (
        <CameraSheet
          top={bar(close)}
          cameras={camera.cameras}
          current={camera.cameraId}
          onCamera={camera.choose}
          onGun={() => {
            camera.stop()
            changeDeviceSettings({ layout: 'gun' })
            close()
          }}
          onClose={close}
        />
      )}
      {photo.choice && (
        <PhotoSheet
          top={bar(photo.close)}
          photo={photo.choice}
          nameOf={nameOf}
          onCount={(codes) => {
            photo.close()
            inputs.sweep(codes)
          }}
          onClose={photo.close}
        />
      )}
    </>
  )
}

function NoteSheets({ shelf, pack, counter, handingIn, opened, onOpen, bar }: ShelfSheetsProps) {
  const close = () => onOpen(undefined)
  const taken = (photo: Blob | undefined) => photo && { photo: { blob: photo, orgId: pack.orgId } }
  if (opened?.kind === 'note') {
    const { about } = opened
    return (
      <NoteSheet
        top={bar(close)}
        title={about.name ?? about.code ?? 'This item'}
        label="What is it?"
        save="Save note"
        onSave={({ note, photo }) => {
          close()
          void counter.annotate(about, { note, ...taken(photo) }).catch(() => {})
        }}
        onClose={close}
      />
    )
  }
  if (opened?.kind !== 'excuse') return null
  return (
    <NoteSheet
      top={bar(close)}
      title="Could not count"
      label="Why?"
      save="Send to the manager"
      needsWords
      suggestions={['Blocked', 'Locked', 'Unsafe']}
      onSave={({ note, photo }) => {
        close()
        const excuse = { kind: 'exclude', auditAssignmentId: shelf.id, reason: note } as const
        void handingIn.handIn({ ...excuse, ...taken(photo) }).catch(() => {})
      }}
      onClose={close}
    />
  )
}

function Finish(props: ShelfSheetsProps) {
  const { shelf, pack, userId, lines, handingIn, onOpen, onNotice, bar } = props
  const { blind, controlTotals } = pack
  const { id: auditAssignmentId, recountItems } = shelf
  const notSeen = useNotSeen({ auditAssignmentId, blind, userId, recountItems }, lines)
  const close = () => onOpen(undefined)
  return (
    <FinishSheet
      top={bar(close)}
      sign={shelfSign(shelf)}
      countedItems={lines.length}
      notSeen={notSeen}
      asksControlTotal={controlTotals}
      refusal={handingIn.refusal}
      isSending={handingIn.isSending}
      onHandIn={(said) =>
        void handingIn
          .handIn({ kind: 'submit', auditAssignmentId: shelf.id, ...said })
          .catch(() => {})
      }
      onCouldNotCount={() => onOpen({ kind: 'excuse' })}
      onCountZero={() => {
        close()
        changeDeviceSettings({ mode: { kind: 'number' } })
        onNotice('Scan a label, then type 0')
      }}
      onClose={close}
    />
  )
}
