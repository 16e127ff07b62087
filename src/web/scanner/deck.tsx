import {
  IconArrowBackUp,
  IconBulb,
  IconCamera,
  IconFlag,
  IconKeyboard,
  IconScan,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMessages } from '../kit/use-messages.ts'
import type { EntryMode } from './counter/entry-mode.ts'
import { addedBy, signedUnits } from './counter/words.ts'
import deckStyles from './deck.module.css'
import frameStyles from './scanner-frame.module.css'
import type { ScanResult } from './scanner-state.ts'

export interface DeckProps {
  readonly mode: EntryMode
  readonly times: number
  readonly onMode: (mode: EntryMode) => void
  readonly undo: ReactNode
  readonly main: ReactNode
  readonly side: ReactNode
  /** Shown between the keys for typing and finishing. */
  readonly photo: ReactNode
  readonly onType: () => void
  readonly onFinish: () => void
}

/** The bottom of the screen, within reach of the thumb. */
export function Deck(props: DeckProps) {
  const { mode, times, onMode, undo, main, side } = props
  const t = useMessages('scanner')
  return (
    <div className={deckStyles.deck}>
      <div className={deckStyles.deckRow}>
        {undo}
        {main}
      </div>
      <div className={deckStyles.deckRow}>
        <fieldset className={deckStyles.modes}>
          <legend className={frameStyles.visuallyHidden}>{t('key.modes')}</legend>
          <Mode
            isOn={mode.kind === 'each'}
            big="+1"
            small={t('key.each')}
            onTap={() => onMode({ kind: 'each' })}
          />
          <Mode
            isOn={mode.kind === 'number'}
            big="123"
            small={t('key.number')}
            onTap={() => onMode({ kind: 'number' })}
          />
          <Mode
            isOn={mode.kind === 'multiplier'}
            big={`×${times}`}
            small={t('key.case')}
            onTap={() => onMode({ kind: 'multiplier', times })}
          />
        </fieldset>
        {side}
      </div>
      <div className={deckStyles.deckRow}>
        <button
          type="button"
          className={`${deckStyles.key} ${deckStyles.wide}`}
          onClick={props.onType}
        >
          <IconKeyboard size={24} aria-hidden /> {t('key.type')}
        </button>
        {props.photo}
        <button
          type="button"
          className={`${deckStyles.key} ${deckStyles.wide}`}
          onClick={props.onFinish}
        >
          <IconFlag size={24} aria-hidden /> {t('key.finish')}
        </button>
      </div>
    </div>
  )
}

const UNDO_WORDS = { one: 'key.undo', shelf: 'key.undoSweep', photo: 'key.undoPhoto' } as const

interface UndoKeyProps {
  /** The newest valid count, or everything from the same sweep. */
  readonly undoable: readonly ScanResult[]
  readonly onTap: () => void
}

export function UndoKey({ undoable, onTap }: UndoKeyProps) {
  const newest = undoable.at(-1)
  const added = undoable.reduce((sum, one) => sum + addedBy(one), 0)
  const t = useMessages('scanner')
  // Undoing a count that added nothing shows no number.
  const amount = () => added !== 0 && <span dir="ltr">{signedUnits(added)}</span>
  return (
    <button
      type="button"
      className={`${deckStyles.key} ${deckStyles.tall}`}
      onClick={onTap}
      disabled={!newest}
    >
      <IconArrowBackUp size={24} aria-hidden />
      <span className={deckStyles.undoWords}>
        {t(UNDO_WORDS[newest?.sweep?.of ?? 'one'], { amount })}
      </span>
    </button>
  )
}

interface MainKeyProps {
  readonly label: string
  readonly icon?: ReactNode
  /** Undefined: there is nothing to do yet. */
  readonly onTap: (() => void) | undefined
}

export function MainKey({ label, icon, onTap }: MainKeyProps) {
  return (
    <button
      type="button"
      className={deckStyles.mainKey}
      onClick={onTap}
      disabled={onTap === undefined}
    >
      {icon}
      {label}
    </button>
  )
}

interface ModeProps {
  readonly isOn: boolean
  readonly big: string
  readonly small: string
  readonly onTap: () => void
}

function Mode({ isOn, big, small, onTap }: ModeProps) {
  return (
    <button type="button" className={deckStyles.mode} aria-pressed={isOn} onClick={onTap}>
      <b dir="ltr">{big}</b>
      {small}
    </button>
  )
}

export function LightKey({
  isLit,
  onTap,
}: {
  readonly isLit: boolean
  readonly onTap: () => void
}) {
  const t = useMessages('scanner')
  const className = [deckStyles.key, deckStyles.square, isLit && deckStyles.lit]
    .filter(Boolean)
    .join(' ')
  return (
    <button type="button" className={className} aria-pressed={isLit} onClick={onTap}>
      <IconBulb size={26} aria-hidden />
      {t(isLit ? 'key.lightOn' : 'key.light')}
    </button>
  )
}

export function SideKey(props: { readonly kind: 'camera' | 'gun'; readonly onTap: () => void }) {
  const { icon: Icon, key } = SIDE[props.kind]
  const t = useMessages('scanner')
  return (
    <button
      type="button"
      className={`${deckStyles.key} ${deckStyles.square}`}
      onClick={props.onTap}
    >
      <Icon size={26} aria-hidden />
      {t(key)}
    </button>
  )
}

const SIDE = {
  camera: { icon: IconCamera, key: 'key.camera' },
  gun: { icon: IconScan, key: 'key.handheld' },
} as const
