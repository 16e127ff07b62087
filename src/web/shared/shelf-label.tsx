import type { CSSProperties } from 'react'
import type { ShelfState } from '#domain/shelf-state.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './shelf-status.module.css'
import { ShelfStatusIcon, shelfStatusWord } from './shelf-status.tsx'

export interface ShelfLabelProps {
  readonly code: string
  /** Tells counts of one shelf apart; never cut off, however long the code is. */
  readonly mark?: string | undefined
  readonly state: ShelfState
  readonly unsentEvents?: number
  /** Of the current or the assigned person. */
  readonly initials?: string | undefined
  /** The progress of the count, from 0 to 1; undefined if it cannot be known. */
  readonly share?: number | undefined
}

/** Classes for the element around a label: a `li`, a `button`, a `div`. */
export const SHELF_TILE_CLASS = styles.tile ?? ''
/** For {@link ShelfCompactLabel}. */
export const SHELF_COMPACT_CLASS = `${styles.tile ?? ''} ${styles.compact ?? ''}`

/** States with activity, in which the edge of the shelf shows the progress. */
const MOVING: readonly ShelfState[] = ['counting', 'unsent', 'returned']

/**
 * The content of a shelf's tile, like the label at a shelf's edge. The element around it has {@link
 * SHELF_TILE_CLASS} and `data-state`.
 */
export function ShelfLabel(props: ShelfLabelProps) {
  const { code, mark, state, unsentEvents = 0, initials, share } = props
  const t = useMessages('shared')
  return (
    <>
      <span className={styles.code}>
        <Sign code={code} mark={mark} />
        {initials && <span className={styles.initials}>{initials}</span>}
      </span>
      <span className={styles.word}>
        <ShelfStatusIcon state={state} />
        <span className={styles.wordText}>{shelfStatusWord(state, unsentEvents, t)}</span>
      </span>
      {MOVING.includes(state) && <Lip share={state === 'unsent' ? 1 : share} />}
    </>
  )
}

/**
 * The same on one line, for walls of hundreds: the code and the icon. The word belongs in the accessible
 * name of the element around it, which has {@link SHELF_COMPACT_CLASS}.
 */
export function ShelfCompactLabel({
  code,
  mark,
  state,
}: Pick<ShelfLabelProps, 'code' | 'mark' | 'state'>) {
  return (
    <>
      <Sign code={code} mark={mark} />
      <ShelfStatusIcon state={state} />
    </>
  )
}

function Sign({ code, mark }: Pick<ShelfLabelProps, 'code' | 'mark'>) {
  return (
    <span className={styles.sign}>
      <span className={styles.codeText} dir="auto">
        {code}
      </span>
      {mark && (
        <span className={styles.mark} data-word={mark.length > 2 || undefined}>
          {` · ${mark}`}
        </span>
      )}
    </span>
  )
}

/** The rail of a shelf. Without a known share it only says that there is activity. */
function Lip({ share = 0 }: { readonly share?: number | undefined }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  const style: CSSProperties & Record<`--${string}`, string> = { '--share': `${percent}%` }
  return <span className={styles.lip} style={style} aria-hidden />
}
