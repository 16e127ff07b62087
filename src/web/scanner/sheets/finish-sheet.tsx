import {
  IconBan,
  IconBarrierBlock,
  IconChevronRight,
  IconRefresh,
  IconScan,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { SetAsideReason } from '#domain/scan-warning.ts'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import keypadStyles from '../counter/keypad.module.css'
import { Keypad } from '../counter/keypad.tsx'
import { EMPTY_ENTRY, enteredNumber, pressKey, shownEntry } from '../counter/keypad-entry.ts'
import { UnansweredKey } from '../counter/unanswered.tsx'
import deckStyles from '../deck.module.css'
import { NoWrapSigns } from '../no-wrap-signs.tsx'
import { SetAsideNote } from '../sync/set-aside-note.tsx'
import answersStyles from './finish-sheet.module.css'
import { listFirstNames } from './list-first-names.ts'
import sheetStyles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

interface HandIn {
  readonly declaredEmpty?: boolean
  readonly controlTotal?: number
  /** Which part could not be reached. */
  readonly reason?: string
}

interface FinishSheetProps {
  readonly top: ReactNode
  readonly sign: string
  readonly countedItems: number
  /** How many scans have no number yet. */
  readonly unanswered: number
  readonly onUnanswered: () => void
  /** Signs of the shelves that the person skipped on the way. */
  readonly skipped: readonly string[]
  /** Counts of the person that the server set aside. */
  readonly setAside: number
  readonly setAsideReasons: readonly SetAsideReason[]
  /** Names of items that were expected here and not counted; undefined if the person may not know. */
  readonly notSeen: readonly string[] | undefined
  readonly asksControlTotal: boolean
  /** Why the server refused: nothing is handed in yet. */
  readonly refusal: string | undefined
  readonly isSending: boolean
  readonly onHandIn: (said: HandIn) => void
  readonly onCouldNotCount: () => void
  /** Which part could not be reached, if the person has said so. */
  readonly unreached: string | undefined
  readonly onUnreached: () => void
  readonly onCountZero: () => void
  readonly onClose: () => void
}

/**
 * Nothing counted is not the same as zero, so the sheet asks. Otherwise it asks for the control total if the
 * protocol wants one, or shows just the key.
 */
export default function FinishSheet(props: FinishSheetProps) {
  if (props.countedItems === 0) return <NothingCounted {...props} />
  return props.asksControlTotal ? <ByHand {...props} /> : <JustSubmit {...props} />
}

function NothingCounted(props: FinishSheetProps) {
  const { top, sign, isSending, onHandIn, onCouldNotCount, onCountZero, onClose } = props
  const t = useMessages('sheets')
  return (
    <Sheet
      label={t('finish.label', { shelf: sign })}
      top={top}
      onClose={onClose}
      deck={
        <button type="button" className={deckStyles.mainKey} onClick={onClose}>
          <IconScan size={26} aria-hidden /> {t('finish.scan')}
        </button>
      }
    >
      <div className={sheetStyles.heading}>
        <div>
          <h2>{t('finish.nothing')}</h2>
          <span>{t('finish.nothingText')}</span>
        </div>
      </div>
      <SetAsideNote counts={props.setAside} reasons={props.setAsideReasons} />
      <LeftOver {...props} />
      <Outcome {...props} />
      <div className={answersStyles.answers}>
        <Answer mark="0" title={t('finish.zero')} isDisabled={isSending} onTap={onCountZero}>
          {t('finish.zeroText')}
        </Answer>
        <Answer
          mark={<EmptyShelf />}
          title={t('finish.empty')}
          isDisabled={isSending}
          onTap={() => onHandIn({ declaredEmpty: true })}
        >
          {t('finish.emptyText')}
        </Answer>
        <Answer
          mark={<IconBan size={40} aria-hidden />}
          title={t('excuse.title')}
          isDisabled={isSending}
          onTap={onCouldNotCount}
        >
          {t('excuse.nothingText')}
        </Answer>
      </div>
      <NotSeen names={props.notSeen} />
    </Sheet>
  )
}

function ByHand(props: FinishSheetProps) {
  const { top, sign, isSending, onHandIn, onCouldNotCount, onClose } = props
  const t = useMessages('sheets')
  const [entry, setEntry] = useState(EMPTY_ENTRY)
  const units = enteredNumber(entry)
  return (
    <Sheet
      label={t('finish.label', { shelf: sign })}
      top={top}
      onClose={onClose}
      deck={
        <>
          <Keypad onKey={(key) => setEntry((before) => pressKey(before, key))} />
          <button
            type="button"
            className={deckStyles.mainKey}
            disabled={units === null || isSending}
            onClick={() => units !== null && onHandIn({ controlTotal: units, ...reasonOf(props) })}
          >
            {t('finish.check')}
          </button>
        </>
      }
    >
      <div className={sheetStyles.heading}>
        <div>
          <h2>{t('finish.byHand')}</h2>
          <span>{t('finish.byHandText')}</span>
        </div>
      </div>
      <SetAsideNote counts={props.setAside} reasons={props.setAsideReasons} />
      <LeftOver {...props} />
      <Outcome {...props} />
      <div className={sheetStyles.pad}>
        <output className={keypadStyles.sumEntry} aria-label={t('finish.unitsOn', { shelf: sign })}>
          {shownEntry(entry) || '–'}
        </output>
        <p className={sheetStyles.rowFacts}>
          <span>
            <NoWrapSigns>{t('finish.unitsOn', { shelf: sign })}</NoWrapSigns>
          </span>
        </p>
      </div>
      <NotSeen names={props.notSeen} />
      <Unreached {...props} />
      <CouldNotCount isDisabled={isSending} onTap={onCouldNotCount} />
    </Sheet>
  )
}

function JustSubmit(props: FinishSheetProps) {
  const { top, sign, countedItems, isSending, onHandIn, onCouldNotCount, onClose } = props
  const t = useMessages('sheets')
  return (
    <Sheet
      label={t('finish.label', { shelf: sign })}
      top={top}
      onClose={onClose}
      deck={
        <div className={deckStyles.deckRow}>
          <button
            type="button"
            className={`${deckStyles.key} ${deckStyles.tall}`}
            onClick={onClose}
          >
            {t('scanMore')}
          </button>
          <button
            type="button"
            className={deckStyles.mainKey}
            disabled={isSending}
            onClick={() => onHandIn(reasonOf(props))}
          >
            <span className={deckStyles.keyWords}>
              <NoWrapSigns>{t('submit', { shelf: sign })}</NoWrapSigns>
            </span>
          </button>
        </div>
      }
    >
      <div className={sheetStyles.heading}>
        <div>
          <h2>
            <NoWrapSigns>{t('finish.isDone', { shelf: sign })}</NoWrapSigns>
          </h2>
          <span>{t('finish.counted', { count: countedItems })}</span>
        </div>
      </div>
      <SetAsideNote counts={props.setAside} reasons={props.setAsideReasons} />
      <LeftOver {...props} />
      <Outcome {...props} />
      <NotSeen names={props.notSeen} />
      <Unreached {...props} />
      <CouldNotCount isDisabled={isSending} onTap={onCouldNotCount} />
    </Sheet>
  )
}

type LeftOverProps = Pick<FinishSheetProps, 'unanswered' | 'onUnanswered' | 'skipped'>

/** What the person may have forgotten. None of it stops them from handing in. */
function LeftOver({ unanswered, onUnanswered, skipped }: LeftOverProps) {
  const t = useMessages('sheets')
  return (
    <>
      {unanswered > 0 && <UnansweredKey number={unanswered} onOpen={onUnanswered} />}
      {skipped.length > 0 && (
        <p className={`${sheetStyles.note} ${sheetStyles.attention}`}>
          <span>
            <NoWrapSigns>
              {t('finish.skipped', { shelves: listFirstNames(skipped, NAMED_SHELVES, t) })}
            </NoWrapSigns>
          </span>
        </p>
      )}
    </>
  )
}

const NAMED_SHELVES = 6
const NAMED_ITEMS = 50

function NotSeen({ names }: { readonly names: readonly string[] | undefined }) {
  const t = useMessages('sheets')
  const { number } = useFormats()
  if (names === undefined || names.length === 0) return null
  return (
    <>
      <h3 className={sheetStyles.groupName}>
        {t('finish.notSeen')} <span>{number(names.length)}</span>
      </h3>
      <ul className={sheetStyles.rows}>
        {names.slice(0, NAMED_ITEMS).map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one name
          <li key={index} className={sheetStyles.row}>
            <p className={sheetStyles.rowName}>{name}</p>
          </li>
        ))}
      </ul>
      {names.length > NAMED_ITEMS && (
        <p className={sheetStyles.note}>
          {t('finish.notSeenMore', { count: names.length - NAMED_ITEMS })}
        </p>
      )}
    </>
  )
}

/** How handing in is going so far. */
function Outcome({ sign, isSending, refusal }: FinishSheetProps) {
  const t = useMessages('sheets')
  if (isSending) {
    return (
      <p className={sheetStyles.note} role="status">
        <span>
          <NoWrapSigns>{t('finish.submitting', { shelf: sign })}</NoWrapSigns>
        </span>
      </p>
    )
  }
  if (refusal === undefined) return null
  return (
    <p className={`${sheetStyles.note} ${sheetStyles.attention}`} role="alert">
      <IconRefresh size={22} aria-hidden /> {refusal}
    </p>
  )
}

function reasonOf({ unreached }: Pick<FinishSheetProps, 'unreached'>): Pick<HandIn, 'reason'> {
  return unreached === undefined ? {} : { reason: unreached }
}

/** What was counted stays; the manager sees which part is missing. */
function Unreached({ unreached, isSending, onUnreached }: FinishSheetProps) {
  const t = useMessages('sheets')
  return (
    <div className={answersStyles.answers}>
      <Answer
        mark={<IconBarrierBlock size={36} aria-hidden />}
        title={t('unreached.title')}
        isDisabled={isSending}
        onTap={onUnreached}
      >
        {unreached ?? t('unreached.text')}
      </Answer>
    </div>
  )
}

function CouldNotCount(answer: Pick<AnswerProps, 'isDisabled' | 'onTap'>) {
  const t = useMessages('sheets')
  return (
    <div className={answersStyles.answers}>
      <Answer mark={<IconBan size={36} aria-hidden />} title={t('excuse.title')} {...answer}>
        {t('excuse.text')}
      </Answer>
    </div>
  )
}

interface AnswerProps {
  readonly mark: ReactNode
  readonly title: string
  readonly children: ReactNode
  readonly isDisabled: boolean
  readonly onTap: () => void
}

function Answer({ mark, title, children, isDisabled, onTap }: AnswerProps) {
  return (
    <button type="button" className={answersStyles.answer} disabled={isDisabled} onClick={onTap}>
      <span className={answersStyles.answerMark} aria-hidden>
        {mark}
      </span>
      <span className={sheetStyles.rowWords}>
        <b>{title}</b>
        <span>{children}</span>
      </span>
      <IconChevronRight size={26} aria-hidden />
    </button>
  )
}

function EmptyShelf() {
  return (
    <svg
      width="44"
      height="40"
      viewBox="0 0 44 40"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
    >
      <path d="M4 4v32M40 4v32M4 20h36M4 34h36" />
    </svg>
  )
}
