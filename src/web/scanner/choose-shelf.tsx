import {
  IconCamera,
  IconCameraOff,
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  IconHandFinger,
  IconRefresh,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack } from '#contract/devices.ts'
import { isExplained } from '#domain/assignment.ts'
import { isCountingOver } from '#domain/audit.ts'
import { offeredTo } from '#domain/independent.ts'
import { countDonePlaces, countPlaces } from '#domain/place-count.ts'
import { Form } from '../kit/form.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { isOnPlate, SignPlate } from '../shared/sign-plate.tsx'
import type { CodeSource } from './camera/code-source.ts'
import { LabelCamera } from './camera/label-camera.tsx'
import type { OwnActions } from './counter/own-actions.ts'
import { shelfSign } from './counter/shelf.ts'
import { formatUnits } from './counter/units.ts'
import { useHandheldScanner } from './counter/use-handheld-scanner.ts'
import { recountWords, sentBackWords } from './counter/words.ts'
import deckStyles from './deck.module.css'
import { changeDeviceSettings, useDeviceSettings } from './device-settings.ts'
import { NoWrapSigns } from './no-wrap-signs.tsx'
import { NothingLeft } from './nothing-left.tsx'
import frameStyles from './scanner-frame.module.css'
import sheetStyles from './sheets/sheet.module.css'
import type { CatalogueState } from './sync/bring-catalogue.ts'
import { SignedOutRail } from './sync/signed-out-rail.tsx'
import { SyncChip } from './sync/sync-chip.tsx'
import { catalogueWords } from './sync/words.ts'
import barStyles from './top-bar.module.css'

export interface Notice {
  readonly words: string
  readonly isGood: boolean
}

/** In a closed audit only recounts are left to count, as far as the phone knows of them. */
function isCountedNow(shelf: AssignmentDetails, pack: AssignmentPack): boolean {
  return !isCountingOver(shelf.inReview ? shelf.auditStatus : pack.auditStatus)
}

interface ChooseShelfProps {
  readonly pack: AssignmentPack
  readonly storeName: string
  readonly userId: string
  /** All assignments of the store. */
  readonly assignments: readonly AssignmentDetails[]
  readonly catalogue: CatalogueState
  /** What was done on this device that the server does not know yet, or refused. */
  readonly own: OwnActions
  /** How handing in the last shelf went, or why a label leads nowhere. */
  readonly notice: Notice | undefined
  /** Reads shelf labels from the camera's picture. */
  readonly source: CodeSource | undefined
  readonly onChoose: (assignment: AssignmentDetails) => void
  readonly onLabel: (text: string) => void
  /** Called with whatever the camera reads, shelf label or not. */
  readonly onSeenLabel: (text: string) => void
  readonly onBack: () => void
  /** Opens the manager's view of the audit; undefined for people who are not managers. */
  readonly onDashboard: (() => void) | undefined
  readonly onSync: () => void
}

/** The person's own shelves and those that are free: scan a shelf's label or choose from the list. */
export function ChooseShelf(props: ChooseShelfProps) {
  const { pack, assignments, userId, own, catalogue, notice, onChoose, onLabel } = props
  const t = useMessages('scanner')
  const sync = useMessages('sync')
  useHandheldScanner({ onCode: onLabel })
  const isLeft = (one: AssignmentDetails) => !own.handedIn.has(one.id)
  const isOpenToMe = (one: AssignmentDetails) => !isExplained(one.status) && isLeft(one)
  const left = assignments.filter((one) => isCountedNow(one, pack))
  const mine = left.filter((one) => one.userId === userId && isOpenToMe(one))
  const free = offeredTo(left, userId).filter(isLeft)
  const done = countDonePlaces(assignments, (one) => !isOpenToMe(one))
  const next = mine.find(({ status }) => status === 'in_progress') ?? mine[0] ?? free[0]
  const elsewhere = props.onDashboard ? 'choose.dashboard' : 'choose.leave'
  return (
    <div className={frameStyles.shelf}>
      <header className={barStyles.top}>
        <button
          type="button"
          className={barStyles.back}
          onClick={props.onBack}
          aria-label={t('back')}
        >
          <IconChevronLeft size={30} aria-hidden />
        </button>
        <div className={barStyles.section}>
          <span>{props.storeName}</span>
          <h1 className={barStyles.sectionRoom}>{pack.auditName}</h1>
        </div>
        <SyncChip onOpen={props.onSync} />
      </header>
      <Progress done={done} all={countPlaces(assignments)} />
      <SignedOutRail />
      <div className={sheetStyles.content} data-page>
        {notice && (
          <p
            className={`${sheetStyles.note} ${notice.isGood ? sheetStyles.good : sheetStyles.attention}`}
            role="alert"
          >
            <span>
              <NoWrapSigns>{notice.words}</NoWrapSigns>
            </span>
          </p>
        )}
        <LabelField onLabel={onLabel} />
        <div className={sheetStyles.cameraPlace}>
          <LabelCamera source={props.source} onLabel={props.onSeenLabel}>
            {({ isOn, toggle }) => <CameraKey isOn={isOn} onToggle={toggle} />}
          </LabelCamera>
        </div>
        <Group name={t('choose.mine')} shelves={mine} onChoose={onChoose} userId={userId} />
        {pack.selfAssignment && (
          <Group name={t('choose.free')} shelves={free} onChoose={onChoose} userId={userId} />
        )}
        {mine.length + free.length === 0 && (
          <NothingLeft
            userId={userId}
            assignments={assignments}
            own={own}
            isManager={props.onDashboard !== undefined}
          />
        )}
      </div>
      <div className={deckStyles.deck}>
        <div className={deckStyles.deckRow}>
          <HandKey />
          <button
            type="button"
            className={deckStyles.mainKey}
            onClick={() => (next ? onChoose(next) : (props.onDashboard ?? props.onBack)())}
          >
            <span className={deckStyles.keyWords}>
              <NoWrapSigns>{next ? nextWords(next, t) : t(elsewhere)}</NoWrapSigns>
            </span>
          </button>
        </div>
        <p className={sheetStyles.note}>
          {catalogue.isComplete && <IconCheck size={20} aria-hidden />}
          {catalogueWords(catalogue, sync)}
        </p>
      </div>
    </div>
  )
}

interface CameraKeyProps {
  readonly isOn: boolean
  readonly onToggle: () => void
}

function CameraKey({ isOn, onToggle }: CameraKeyProps) {
  const t = useMessages('scanner')
  const Icon = isOn ? IconCameraOff : IconCamera
  return (
    <button type="button" className={deckStyles.key} onClick={onToggle}>
      <Icon size={24} aria-hidden />
      {t(isOn ? 'choose.stopCamera' : 'choose.camera')}
    </button>
  )
}

function nextWords(next: AssignmentDetails, t: Messages<'scanner'>): string {
  const isBegun = next.status === 'in_progress'
  return t(isBegun ? 'choose.continue' : 'choose.start', { shelf: shelfSign(next) })
}

function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  const t = useMessages('scanner')
  return (
    <div className={barStyles.progress}>
      <p>{t('choose.submitted', { done, total: all })}</p>
      <progress value={done} max={Math.max(all, 1)} aria-label={t('choose.progress')} />
    </div>
  )
}

function LabelField({ onLabel }: { readonly onLabel: (text: string) => void }) {
  const t = useMessages('scanner')
  const [text, setText] = useState('')
  return (
    <Form
      className={sheetStyles.pad}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onLabel(text)
        setText('')
      }}
    >
      <label>
        {t('choose.label')}
        <input
          className={sheetStyles.field}
          data-scan-field
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="go"
        />
      </label>
    </Form>
  )
}

interface GroupProps {
  readonly name: string
  readonly shelves: readonly AssignmentDetails[]
  readonly userId: string
  readonly onChoose: (assignment: AssignmentDetails) => void
}

function Group({ name, shelves, userId, onChoose }: GroupProps) {
  const t = useMessages('scanner')
  if (shelves.length === 0) return null
  return (
    <section>
      <h2 className={sheetStyles.groupName}>
        {name} <span>{formatUnits(shelves.length)}</span>
      </h2>
      <ul className={sheetStyles.rows}>
        {shelves.map((shelf) => (
          <li key={shelf.id} className={sheetStyles.row}>
            <button type="button" className={sheetStyles.rowButton} onClick={() => onChoose(shelf)}>
              <ShelfWords shelf={shelf} userId={userId} />
              {shelf.userId === null ? (
                <span className={sheetStyles.take}>{t('choose.take')}</span>
              ) : (
                <IconChevronRight size={26} aria-hidden />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ShelfWordsProps {
  readonly shelf: AssignmentDetails
  readonly userId: string
}

/** Shows the shelf's sign on its plate; a sign that is too long, or a whole room, goes into the row. */
function ShelfWords({ shelf, userId }: ShelfWordsProps) {
  const t = useMessages('scanner')
  const { shelfCode, shelfName, roomName } = shelf
  const hasPlate = isOnPlate(shelfCode)
  const state = shelf.userId === null ? 'open' : 'mine'
  return (
    <>
      <SignPlate shelfCode={shelfCode} className={sheetStyles.plate} state={state} />
      <span className={sheetStyles.rowWords}>
        <span className={sheetStyles.rowName} data-sign={!hasPlate || undefined}>
          <bdi>
            <NoWrapSigns>{hasPlate ? (shelfName ?? roomName) : shelfSign(shelf)}</NoWrapSigns>
          </bdi>
        </span>
        <span className={sheetStyles.rowFacts}>
          {!hasPlate && shelfCode !== null && <span>{shelfName ?? roomName}</span>}
          {stateWords(shelf, userId, t)}
          <SentBack words={sentBackWords(shelf, t)} />
        </span>
      </span>
    </>
  )
}

function stateWords(shelf: AssignmentDetails, userId: string, t: Messages<'scanner'>) {
  const items = recountWords(shelf, t)
  if (items !== undefined) return <CountedAgain words={t('choose.onlyItems', { items })} />
  if (shelf.round > 0) {
    return <CountedAgain words={t('choose.recount')} />
  }
  if (shelf.status === 'in_progress') {
    return shelf.userId === userId ? t('choose.counting') : shelf.userName
  }
  return t(shelf.userId === null ? 'choose.isFree' : 'choose.notStarted')
}

function SentBack({ words }: { readonly words: string | undefined }) {
  return (
    words !== undefined && (
      <span>
        <NoWrapSigns>{words}</NoWrapSigns>
      </span>
    )
  )
}

/** A separate element, so that long words wrap beside their icon instead of under it. */
function CountedAgain({ words }: { readonly words: string }) {
  return (
    <span className={sheetStyles.marked}>
      <IconRefresh size={18} aria-hidden /> {words}
    </span>
  )
}

function HandKey() {
  const t = useMessages('scanner')
  const { hand } = useDeviceSettings()
  const other = hand === 'right' ? 'left' : 'right'
  return (
    <button
      type="button"
      className={`${deckStyles.key} ${deckStyles.tall}`}
      onClick={() => changeDeviceSettings({ hand: other })}
    >
      <IconHandFinger
        size={24}
        aria-hidden
        style={{ transform: hand === 'left' ? 'scaleX(-1)' : 'none' }}
      />
      <span className={deckStyles.keyWords}>
        {t(hand === 'right' ? 'choose.rightHand' : 'choose.leftHand')}
      </span>
    </button>
  )
}
