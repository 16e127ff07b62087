import { Button } from '@mantine/core'
import type { DashboardRoom } from '#contract/audits.ts'
import { shelfStateOf } from '#domain/shelf-state.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { SHELF_COMPACT_CLASS, ShelfCompactLabel } from '#web/shared/shelf-label.tsx'
import styles from '../steps/dialogs.module.css'
import { toggleAll } from './toggle-all.ts'

interface ShelfPickerProps {
  readonly rooms: readonly DashboardRoom[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

/** The shelves of an audit to choose from, one by one or by room. */
export function ShelfPicker({ rooms, chosen, onChange }: ShelfPickerProps) {
  const t = useMessages('dashboard')
  return (
    <div className={styles.picker}>
      {rooms.map((room) => {
        const ids = room.tiles.map(({ id }) => id)
        const isWhole = ids.every((id) => chosen.has(id))
        return (
          <fieldset key={room.id} className={styles.pickerRoom}>
            <legend className={styles.pickerHead}>
              {room.name}
              <Button
                variant="subtle"
                size="compact-xs"
                onClick={() => onChange(toggleAll(chosen, ids))}
                aria-label={t(isWhole ? 'picker.selectNone' : 'picker.selectAll', {
                  room: room.name,
                })}
              >
                {isWhole ? t('picker.none') : t('picker.all')}
              </Button>
            </legend>
            <div className={styles.pickerTiles}>
              {room.tiles.map((tile) => (
                <button
                  key={tile.id}
                  type="button"
                  className={SHELF_COMPACT_CLASS}
                  data-state={shelfStateOf(tile)}
                  aria-pressed={chosen.has(tile.id)}
                  onClick={() => onChange(toggleAll(chosen, [tile.id]))}
                >
                  <ShelfCompactLabel code={tile.code ?? room.name} state={shelfStateOf(tile)} />
                </button>
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
