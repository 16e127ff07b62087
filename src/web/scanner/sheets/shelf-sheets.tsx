// The sheets that open over the screen of a shelf. Each is loaded when it is first needed, or while the phone
// is idle.

import { type ReactNode, useMemo } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack } from '#contract/devices.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import { skippedShelves } from '#domain/skipped-shelves.ts'
import { newSessionId } from '#web/client/session-id.ts'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { type FoundItem, searchItems } from '#web/outbox/cached-catalogue.ts'
import type { LiveTally } from '#web/outbox/live-tally.ts'
import type { ShelfLine } from '#web/outbox/shelf-tally.ts'
import type { PhotoSheetProps } from '../camera/photo-sheet.tsx'
import type { Counter } from '../counter/counter.ts'
import { lineItem, lineName } from '../counter/line-item.ts'
import { shelfSign } from '../counter/shelf.ts'
import type { ShelfInputs } from '../counter/shelf-inputs.ts'
import { useCounterState } from '../counter/use-counter.ts'
import { useNotSeen } from '../counter/use-expected-here.ts'
import { useSetAside, useSetAsideReasons, useShelfLines } from '../counter/use-shelf-tally.ts'
import { useUsualPlaces } from '../counter/use-usual-places.ts'
import { isSerialRepeated } from '../counter/words.ts'
import { changeDeviceSettings } from '../device-settings.ts'
import type { CountModalState, ScannedItemsModalState, ScanResult } from '../scanner-state.ts'
import type { HandingIn } from '../sync/use-hand-in.ts'
import { lazySheet } from './lazy-sheet.tsx'

const CameraSheet = lazySheet(() => import('../camera/camera-sheet.tsx'))
const CountSheet = lazySheet(() => import('./count-sheet.tsx'))
const FinishSheet = lazySheet(() => import('./finish-sheet.tsx'))
const ItemsSheet = lazySheet(() => import('./items-sheet.tsx'))
const NoteSheet = lazySheet(() => import('./note-sheet.tsx'))
const PhotoSheet = lazySheet(() => import('../camera/photo-sheet.tsx'))
const SweepSheet = lazySheet(() => import('../camera/sweep-sheet.tsx'))
const TimesSheet = lazySheet(() => import('./times-sheet.tsx'))
const TypeSheet = lazySheet(() => import('./type-sheet.tsx'))

export type Opened =
  | { readonly kind: 'type' | 'excuse' | 'unreached' | 'times' | 'settings' | 'sweep' }
  /** `unreached`: what the person wrote about a part that cannot be reached. */
  | { readonly kind: 'finish'; readonly unreached?: string }
  /** About a line of the shelf that already has its number. */
  | { readonly kind: 'remark'; readonly line: ShelfLine }
  /** About one result, which stays the same even if more is counted meanwhile. */
  | { readonly kind: 'pick' | 'note' | 'new'; readonly about: ScanResult }
  | undefined

interface ShelfSheetsProps {
  readonly shelf: AssignmentDetails
  /** All assignments of the store, in walking order. */
  readonly assignments: readonly AssignmentDetails[]
  readonly pack: AssignmentPack
  readonly userId: string
  readonly counter: Counter
  readonly tally: LiveTally
  readonly inputs: ShelfInputs
  readonly handingIn: HandingIn
  readonly refusedBefore: string | undefined
  readonly times: number
  readonly opened: Opened
  readonly onOpen: (opened: Opened) => void
  readonly onNotice: (words: string) => void
  readonly nameOf: PhotoSheetProps['nameOf']
  /** Corrects upper and lower case to match the catalogue; unknown codes stay as typed. */
  readonly spell: (typed: readonly string[]) => Promise<readonly string[]>
  /** The bar above a sheet; `onBack` is what its arrow does. */
  readonly bar: (onBack: () => void) => ReactNode
}

export default function ShelfSheets(props: ShelfSheetsProps) {
  return (
    <>
      <CountSheets {...props} />
      <InputSheets {...props} />
      <NoteSheets {...props} />
      {props.opened?.kind === 'finish' && <Finish {...props} />}
    </>
  )
}

/** Separate, so that a count draws nothing here while no sheet is open. */
function CountSheets(props: ShelfSheetsProps) {
  const { counter, bar } = props
  const countModal = useCounterState(counter, (state) => state.countModal)
  const itemsModal = useCounterState(counter, (state) => state.scannedItemsModal)
  if (countModal) {
    const close = () => counter.closeNumber()
    const { auditAssignmentId } = props.shelf
    const opened = { counter, modal: countModal, auditAssignmentId, top: bar(close) }
    return <OpenCount {...opened} onClose={close} />
  }
  return itemsModal && <Items {...props} modal={itemsModal} />
}

interface OpenCountProps {
  readonly counter: Counter
  readonly modal: CountModalState
  readonly auditAssignmentId: string
  readonly top: ReactNode
  readonly onClose: () => void
}

function OpenCount(props: OpenCountProps) {
  const state = useCounterState(props.counter, (whole) => whole)
  return <CountSheet state={state} {...props} />
}

interface ItemsProps extends ShelfSheetsProps {
  readonly modal: ScannedItemsModalState
}

function Items({ counter, tally, shelf, pack, bar, onOpen, modal }: ItemsProps) {
  const lines = useShelfLines(tally)
  const usualPlaces = useUsualPlaces(pack.orgId, shelf, lines)
  const results = useCounterState(counter, (state) => state.recentResults)
  const unanswered = useCounterState(counter, (state) => state.unanswered)
  const closeItems = () => counter.dispatch({ type: 'itemsClosed' })
  return (
    <ItemsSheet
      modal={modal}
      lines={lines}
      results={results}
      unanswered={unanswered}
      onAnswer={(one) => void counter.answer(one).catch(() => {})}
      onForget={(one) => counter.forget(one)}
      setAside={useSetAside(tally)}
      setAsideReasons={useSetAsideReasons(tally)}
      sign={shelfSign(shelf)}
      top={bar(closeItems)}
      onEdit={(line) => counter.edit(lineItem(line))}
      onNote={(line) => {
        closeItems()
        onOpen({ kind: 'remark', line })
      }}
      usualPlaceOf={(line) => usualPlaces.get(line)}
      onUndoResult={({ id }) => void counter.undo(id).catch(() => {})}
      onPutBack={({ id }) => void counter.putBack(id).catch(() => {})}
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
  const { pack, counter, inputs, times, opened, onOpen, nameOf, spell, bar } = props
  const { camera, photo } = inputs
  const { orgId } = pack
  const { compare } = useFormats()
  const search = useMemo(
    () => (text: string) => searchItems(orgId, text, { limit: 30, compare }),
    [orgId, compare],
  )
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
    void spell([text]).then(([code = text]) => inputs.read(code, 'typed'))
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
          onAnyCamera={() => {
            changeDeviceSettings({ layout: 'camera' })
            close()
          }}
          onGun={() => {
            camera.stop()
            changeDeviceSettings({ layout: 'gun' })
            close()
          }}
          onClose={close}
        />
      )}
      {opened?.kind === 'sweep' && <Swept {...props} />}
      {photo.choice && (
        <PhotoSheet
          top={bar(photo.close)}
          photo={photo.choice}
          nameOf={nameOf}
          onCount={(codes, typed) => {
            photo.close()
            const sweep = { id: newSessionId(), of: 'photo' } as const
            void spell(typed).then((said) => inputs.countTogether(codes, said, sweep))
          }}
          onClose={photo.close}
        />
      )}
    </>
  )
}

/** A sweep ends once the person has seen its result. */
function Swept({ counter, inputs, onOpen, spell, bar }: ShelfSheetsProps) {
  const { swept, askUnread } = inputs
  const close = () => onOpen(undefined)
  const end = () => {
    swept.end()
    close()
  }
  const takeBack = () => {
    void counter.takeBackSweep(swept.id ?? '').catch(() => {})
    end()
  }
  return (
    <SweepSheet
      top={bar(end)}
      read={swept.count()}
      repeated={counter.readIn(swept.id ?? '').filter(isSerialRepeated)}
      askUnread={askUnread}
      onCount={(typed) => {
        // These labels were part of the sweep too, so they are taken back together with it.
        const sweep = { id: swept.id ?? newSessionId(), of: 'shelf' } as const
        end()
        void spell(typed).then((said) => inputs.countTogether([], said, sweep))
      }}
      onUndo={takeBack}
      onClose={end}
    />
  )
}

const LONGEST_NAME = 200

function NoteSheets({ shelf, pack, counter, handingIn, opened, onOpen, bar }: ShelfSheetsProps) {
  const t = useMessages('sheets')
  const close = () => onOpen(undefined)
  const taken = (photo: Blob | undefined) => photo && { photo: { blob: photo, orgId: pack.orgId } }
  if (opened?.kind === 'note') {
    const { about } = opened
    return (
      <NoteSheet
        top={bar(close)}
        title={about.name ?? (shownCode(about.code ?? '') || t('note.thisItem'))}
        label={t('note.what')}
        save={t('note.save')}
        onSave={({ note, photo }) => {
          close()
          void counter.annotate(about, { note, ...taken(photo) }).catch(() => {})
        }}
        onClose={close}
      />
    )
  }
  if (opened?.kind === 'new') {
    const { about } = opened
    return (
      <NoteSheet
        top={bar(close)}
        title={t('note.new')}
        label={t('note.newName')}
        hint={t('note.newHint')}
        save={t('note.newSave')}
        needsWords
        maxLength={LONGEST_NAME}
        onSave={({ note, photo }) => {
          close()
          const said = { note: t('note.newSaid', { name: note }), ...taken(photo) }
          void counter.annotate(about, said).catch(() => {})
        }}
        onClose={close}
      />
    )
  }
  if (opened?.kind === 'remark') {
    const { line } = opened
    return (
      <NoteSheet
        top={bar(close)}
        title={lineName(line)}
        label={t('note.remark')}
        hint={t('note.remarkHint')}
        save={t('note.save')}
        onSave={({ note, photo }) => {
          close()
          void counter.remark(lineItem(line), { note, ...taken(photo) }).catch(() => {})
        }}
        onClose={close}
      />
    )
  }
  if (opened?.kind === 'unreached') {
    return (
      <NoteSheet
        top={bar(close)}
        title={t('unreached.title')}
        label={t('unreached.which')}
        hint={t('unreached.hint')}
        save={t('unreached.next')}
        needsWords
        withPhoto={false}
        suggestions={[t('unreached.top'), t('unreached.behind'), t('unreached.locked')]}
        onSave={({ note }) => onOpen({ kind: 'finish', unreached: note })}
        onClose={() => onOpen({ kind: 'finish' })}
      />
    )
  }
  if (opened?.kind !== 'excuse') return null
  return (
    <NoteSheet
      top={bar(close)}
      title={t('excuse.title')}
      label={t('excuse.why')}
      hint={t('excuse.hint')}
      save={t('excuse.send')}
      needsWords
      suggestions={[t('excuse.blocked'), t('excuse.locked'), t('excuse.unsafe')]}
      onSave={({ note, photo }) => {
        // The finish sheet shows that it is being sent, and why it failed.
        onOpen({ kind: 'finish' })
        const excuse = { kind: 'exclude', auditAssignmentId: shelf.id, reason: note } as const
        void handingIn.handIn({ ...excuse, ...taken(photo) }).catch(() => {})
      }}
      onClose={close}
    />
  )
}

function Finish(props: ShelfSheetsProps) {
  const { shelf, pack, userId, counter, tally, handingIn, refusedBefore } = props
  const { onOpen, onNotice, bar } = props
  const scanner = useMessages('scanner')
  const t = useMessages('sheets')
  const unanswered = useCounterState(counter, (state) => state.unanswered.length)
  const lines = useShelfLines(tally)
  const { blind, controlTotals } = pack
  const { id: auditAssignmentId, recountItems } = shelf
  const notSeen = useNotSeen({ auditAssignmentId, blind, userId, recountItems }, lines)
  const close = () => onOpen(undefined)
  return (
    <FinishSheet
      top={bar(close)}
      sign={shelfSign(shelf)}
      countedItems={lines.length}
      unanswered={unanswered}
      onUnanswered={() => {
        close()
        const modal = { assignmentId: shelf.id, title: scanner('scannedItems'), showSubmit: true }
        counter.dispatch({ type: 'itemsOpened', modal })
      }}
      skipped={skippedShelves(props.assignments, { here: shelf, userId }).map(shelfSign)}
      setAside={useSetAside(tally)}
      setAsideReasons={useSetAsideReasons(tally)}
      notSeen={notSeen}
      asksControlTotal={controlTotals}
      refusal={handingIn.isSending ? undefined : (handingIn.refusal ?? refusedBefore)}
      isSending={handingIn.isSending}
      onHandIn={(said) =>
        void handingIn
          .handIn({ kind: 'submit', auditAssignmentId: shelf.id, ...said })
          .catch(() => {})
      }
      onCouldNotCount={() => onOpen({ kind: 'excuse' })}
      unreached={props.opened?.kind === 'finish' ? props.opened.unreached : undefined}
      onUnreached={() => onOpen({ kind: 'unreached' })}
      onCountZero={() => {
        close()
        changeDeviceSettings({ mode: { kind: 'number' } })
        onNotice(t('finish.zeroNext'))
      }}
      onClose={close}
    />
  )
}
