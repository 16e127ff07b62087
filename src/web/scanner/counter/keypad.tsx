import { IconBackspace } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from './keypad.module.css'
import type { KeypadKey } from './keypad-entry.ts'
import { decimalSign, formatUnits } from './units.ts'

interface KeypadProps {
  readonly onKey: (key: KeypadKey) => void
  /** Pack sizes for the fourth column; without them it is left out. */
  readonly packs?: readonly number[]
  /** Whether fractions can be counted: weights and lengths. */
  readonly hasDecimals?: boolean
}

/** Ordered like a phone, 1 2 3 on top. Digits never move, because people type them from muscle memory. */
export function Keypad({ onKey, packs, hasDecimals = false }: KeypadProps) {
  const t = useMessages('scanner')
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
    <div className={styles.keypad} dir="ltr" data-columns={withSide ? 4 : 3}>
      {digit('1')}
      {digit('2')}
      {digit('3')}
      {withSide && <PackKey size={large} name={t('key.case')} onKey={onKey} />}
      {digit('4')}
      {digit('5')}
      {digit('6')}
      {withSide && <PackKey size={small} name={t('key.tray')} onKey={onKey} />}
      {digit('7')}
      {digit('8')}
      {digit('9')}
      {withSide && (
        <Side label={t('key.times')} onTap={() => onKey({ kind: 'sign', sign: '×' })}>
          ×
        </Side>
      )}
      <Side label={t('key.clear')} onTap={() => onKey({ kind: 'clear' })}>
        C
      </Side>
      {digit('0')}
      <Side label={t('key.delete')} onTap={() => onKey({ kind: 'backspace' })}>
        <IconBackspace size={30} aria-hidden />
      </Side>
      {withSide && <LastKey hasDecimals={hasDecimals} onKey={onKey} />}
    </div>
  )
}

function LastKey({ hasDecimals, onKey }: Pick<KeypadProps, 'hasDecimals' | 'onKey'>) {
  const t = useMessages('scanner')
  return hasDecimals ? (
    <Side label={t('key.point')} onTap={() => onKey({ kind: 'point' })}>
      {decimalSign()}
    </Side>
  ) : (
    <Side label={t('key.plus')} onTap={() => onKey({ kind: 'sign', sign: '+' })}>
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
  const t = useMessages('scanner')
  // Keeps the place free, so that the keys below never move.
  if (size === undefined) return <span />
  return (
    <Side
      label={t('key.timesSize', { size: formatUnits(size) })}
      onTap={() => onKey({ kind: 'pack', size })}
    >
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
