import { type KeyboardEvent, useRef, useState } from 'react'
import { stepOfKey } from '../kit/sorting.ts'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import styles from './range-form.module.css'
import type { Cell } from './range-plan.ts'

interface RangeGridProps {
  /** Bay by bay, the levels of each from top to bottom. */
  readonly bays: readonly (readonly Cell[])[]
  /** The rooms of the codes that exist in the store. */
  readonly takenIn: ReadonlyMap<string, string>
  readonly onToggle: (code: string) => void
}

/** One stop for the Tab key; arrow keys move from cell to cell, in the layout of the shelves. */
export function RangeGrid({ bays, takenIn, onToggle }: RangeGridProps) {
  const t = useMessages('rooms')
  const grid = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const levels = bays[0]?.length ?? 1
  const cells = bays.flat()
  const stop = Math.min(current, cells.length - 1)
  const press = (event: KeyboardEvent) => {
    // A bay is a column: right is the next bay, down the next level.
    const step = stepOfKey(TURNED[event.key] ?? event.key, levels)
    if (step === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(cells.length - 1, stop + step))
    setCurrent(next)
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      ref={grid}
      role="group"
      aria-label={t('range.grid')}
      className={styles.grid}
      data-levels={levels > 1 || undefined}
      onKeyDown={press}
    >
      {bays.map((bay, bayIndex) => (
        <div key={bay[0]?.code} className={styles.bay}>
          {bay.map((cell, level) => {
            const index = bayIndex * levels + level
            return (
              <button
                key={cell.code}
                type="button"
                className={styles.cell}
                data-state={cell.state}
                tabIndex={index === stop ? 0 : -1}
                aria-pressed={cell.state === 'new'}
                aria-disabled={cell.state === 'taken' || undefined}
                aria-label={labelOf(cell, takenIn, t)}
                title={cell.state === 'taken' ? labelOf(cell, takenIn, t) : undefined}
                onFocus={() => setCurrent(index)}
                onClick={() => cell.state !== 'taken' && onToggle(cell.code)}
              >
                {cell.label}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}

const TURNED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
}

function labelOf(
  { code, state }: Cell,
  takenIn: ReadonlyMap<string, string>,
  t: Messages<'rooms'>,
): string {
  return state === 'taken' ? t('range.takenIn', { code, room: takenIn.get(code) ?? '' }) : code
}
