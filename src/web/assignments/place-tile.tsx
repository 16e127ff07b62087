import { VisuallyHidden } from '@mantine/core'
import type { KeyboardEvent, MouseEvent } from 'react'
import { initialsOf } from '#domain/naming.ts'
import type { ShelfState } from '#domain/shelf-state.ts'
import { useMessages } from '../kit/use-messages.ts'
import { SHELF_COMPACT_CLASS, SHELF_TILE_CLASS, ShelfLabel } from '../shared/shelf-label.tsx'
import styles from './assignment-board.module.css'
import { type Place, signPartsOf } from './places.ts'

interface PlaceTileProps {
  readonly place: Place
  readonly state: ShelfState
  readonly unsentEvents: number
  readonly isSelected: boolean
  readonly isCarried: boolean
  readonly isCompact: boolean
  /** The one tile of its room that the Tab key reaches; arrow keys lead to the others. */
  readonly isTabStop: boolean
  readonly handle: object
  readonly onChoose: (isRange: boolean) => void
  readonly onGive: () => void
}

/** A shelf to assign: a click or Space chooses it, Shift extends the choice to it, and G assigns it. */
export function PlaceTile(props: PlaceTileProps) {
  const { place, state, unsentEvents, isSelected, isCarried, isCompact, isTabStop } = props
  const holder = place.assignment?.userName ?? undefined
  const t = useMessages('shared')
  const sign = place.assignment ? signPartsOf(place.assignment, t) : { code: place.code }
  return (
    <button
      type="button"
      className={`${isCompact ? SHELF_COMPACT_CLASS : SHELF_TILE_CLASS} ${styles.tile}`}
      data-state={state}
      data-place={place.id}
      data-selected={isSelected || undefined}
      data-carried={isCarried || undefined}
      aria-pressed={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      {...props.handle}
      onClick={(event: MouseEvent) => props.onChoose(event.shiftKey)}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (isGiveKey(event)) props.onGive()
        else moveFocus(event)
      }}
    >
      <ShelfLabel
        {...sign}
        state={state}
        unsentEvents={unsentEvents}
        initials={holder && !place.assignment?.submittedAt ? initialsOf(holder) : undefined}
      />
      <VisuallyHidden>{[place.name, holder].filter(Boolean).join(', ')}</VisuallyHidden>
    </button>
  )
}

function isGiveKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'g' && !ctrlKey && !metaKey && !altKey
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys move from shelf to shelf in walking order, across rooms. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-place]')]
  const next = tiles[tiles.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
  if (event.shiftKey) next.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }))
}
