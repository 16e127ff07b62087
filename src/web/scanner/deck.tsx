import {
  IconArrowBackUp,
  IconBulb,
  IconCamera,
  IconFlag,
  IconKeyboard,
  IconScan,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { EntryMode } from './counter/entry-mode.ts'
import { signedAmount } from './counter/words.ts'
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
  /** Between typing and finishing. */
  readonly photo: ReactNode
  readonly onType: () => void
  readonly onFinish: () => void
}

/** The part that the thumb holds. */
export function Deck(props: DeckProps) {
  const { mode, times, onMode, undo, main, side } = props
  return (
    <div className={deckStyles.deck}>
      <div className={deckStyles.deckRow}>
        {undo}
        {main}
      </div>
      <div className={deckStyles.deckRow}>
        <fieldset className={deckStyles.modes}>
          <legend className={frameStyles.visuallyHidden}>What a scan counts</legend>
          <Mode
            isOn={mode.kind === 'each'}
            big="+1"
            small="each scan"
            onTap={() => onMode({ kind: 'each' })}
          />
          <Mode
            isOn={mode.kind === 'number'}
            big="123"
            small="number"
            onTap={() => onMode({ kind: 'number' })}
          />
          <Mode
            isOn={mode.kind === 'multiplier'}
            big={`×${times}`}
            small="case"
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
          <IconKeyboard size={24} aria-hidden /> Type code
        </button>
        {props.photo}
        <button
          type="button"
          className={`${deckStyles.key} ${deckStyles.wide}`}
          onClick={props.onFinish}
        >
          <IconFlag size={24} aria-hidden /> Finish shelf
        </button>
      </div>
    </div>
  )
}

interface UndoKeyProps {
  /** The newest count that stands, or all that was swept with it. */
  readonly undoable: readonly ScanResult[]
  readonly onTap: () => void
}

export function UndoKey({ undoable, onTap }: UndoKeyProps) {
  const newest = undoable.at(-1)
  const effect = undoable.reduce((sum, one) => sum + one.effect, 0)
  return (
    <button
      type="button"
      className={`${deckStyles.key} ${deckStyles.tall}`}
      onClick={onTap}
      disabled={!newest}
    >
      <IconArrowBackUp size={24} aria-hidden />
      <span className={deckStyles.undoWords}>
        {newest?.sweepId === undefined ? 'Undo ' : 'Undo sweep '}
        {newest && <span>{signedAmount({ ...newest, effect })}</span>}
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
      <b>{big}</b>
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
  const className = [deckStyles.key, deckStyles.square, isLit && deckStyles.lit]
    .filter(Boolean)
    .join(' ')
  return (
    <button type="button" className={className} aria-pressed={isLit} onClick={onTap}>
      <IconBulb size={26} aria-hidden />
      {isLit ? 'On' : 'Light'}
    </button>
  )
}

export function SideKey(props: { readonly kind: 'camera' | 'gun'; readonly onTap: () => void }) {
  const { icon: Icon, label } = SIDE[props.kind]
  return (
    <button
      type="button"
      className={`${deckStyles.key} ${deckStyles.square}`}
      onClick={props.onTap}
    >
      <Icon size={26} aria-hidden />
      {label}
    </button>
  )
}

const SIDE = {
  camera: { icon: IconCamera, label: 'Camera' },
  gun: { icon: IconScan, label: 'Handheld' },
} as const
