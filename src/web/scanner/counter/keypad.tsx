import { IconBackspace } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './keypad.module.css'
import type { KeypadKey } from './keypad-entry.ts'
import { formatUnits } from './words.ts'

interface KeypadProps {
  readonly onKey: (key: KeypadKey) => void
  /** Sizes of packs, for the fourth column; without them there is none. */
  readonly packs?: readonly number[]
  /** Whether parts can be counted: weights and lengths. */
  readonly hasDecimals?: boolean
}

/** In the order of a phone: 1 2 3 on top. Digits are muscle memory and never move. */
export function Keypad({ onKey, packs, hasDecimals = false }: KeypadProps) {
  const digit = (value: string) => (
    <button
      type="button"
      className={styles.digit}
      onClick={() => onKey({ kind: 'digit', digit: value })}
    >
      {value}
    </button>
  )
  const [large, small] = packs ?? []
  const withSide = packs !== undefined
  return (
    <div className={styles.keypad} data-columns={withSide ? 4 : 3}>
      {digit('1')}
      {digit('2')}
      {digit('3')}
      {withSide && <PackKey size={large} name="case" onKey={onKey} />}
      {digit('4')}
      {digit('5')}
      {digit('6')}
      {withSide && <PackKey size={small} name="tray" onKey={onKey} />}
      {digit('7')}
      {digit('8')}
      {digit('9')}
      {withSide && (
        <Side label="times" onTap={() => onKey({ kind: 'sign', sign: '×' })}>
          ×
        </Side>
      )}
      <Side label="Clear" onTap={() => onKey({ kind: 'clear' })}>
        C
      </Side>
      {digit('0')}
      <Side label="Delete one digit" onTap={() => onKey({ kind: 'backspace' })}>
        <IconBackspace size={30} aria-hidden />
      </Side>
      {withSide && <LastKey hasDecimals={hasDecimals} onKey={onKey} />}
    </div>
  )
}

function LastKey({ hasDecimals, onKey }: Pick<KeypadProps, 'hasDecimals' | 'onKey'>) {
  return hasDecimals ? (
    <Side label="Decimal point" onTap={() => onKey({ kind: 'point' })}>
      .
    </Side>
  ) : (
    <Side label="plus" onTap={() => onKey({ kind: 'sign', sign: '+' })}>
      +
    </Side>
  )
}

interface PackKeyProps {
  readonly size: number | undefined
  readonly name: string
  readonly onKey: (key: KeypadKey) => void
}

function PackKey({ size, name, onKey }: PackKeyProps) {
  // Its place stays free: the keys below it never move.
  if (size === undefined) return <span />
  return (
    <Side label={`times ${size}`} onTap={() => onKey({ kind: 'pack', size })}>
      ×{formatUnits(size)}
      <small>{name}</small>
    </Side>
  )
}

interface SideProps {
  readonly label: string
  readonly onTap: () => void
  readonly children: ReactNode
}

function Side({ label, onTap, children }: SideProps) {
  return (
    <button type="button" className={styles.sideKey} aria-label={label} onClick={onTap}>
      {children}
    </button>
  )
}
