import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useDeferredValue, useState } from 'react'
import { Form } from '../kit/form.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { ShelfWall } from '../shared/shelf-wall.tsx'
import { BuilderRow } from './builder-row.tsx'
import styles from './setup-store-page.module.css'
import { StoreCurrencyInput } from './store-currency-input.tsx'
import { StoreNameInput } from './store-name-input.tsx'
import {
  isBlank,
  MAX_ROOMS,
  pasteRooms,
  planStore,
  problemOf,
  type RoomRow,
  roomsToCreate,
  type StoreDraft,
  type StorePlan,
  sayProblem,
} from './store-plan.ts'
import type { StoreCreation } from './use-create-store.ts'

interface StoreBuilderProps {
  readonly draft: StoreDraft
  readonly saveDraft: (draft: StoreDraft) => void
  readonly creation: StoreCreation
}

/** Rooms row by row, and a preview of the map. */
export function StoreBuilder({ draft, saveDraft, creation }: StoreBuilderProps) {
  const t = useMessages('setup')
  const { rows } = draft
  const plan = planStore(rows)
  const problem = problemOf(plan)
  const [addedId, setAddedId] = useState<number>()
  const setRows = (next: readonly RoomRow[]) => saveDraft({ ...draft, rows: [...next] })
  const add = () => {
    if (rows.length >= MAX_ROOMS) return
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1
    setAddedId(id)
    setRows([...rows, { id, name: '', count: '' }])
  }
  const paste = (row: RoomRow, text: string) => {
    const pasted = pasteRooms(rows, row, text)
    if (pasted) setRows(pasted)
    return pasted !== undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === undefined) creation.create(draft, roomsToCreate(plan))
  }
  const rooms = rows.filter((row) => !isBlank(row)).length
  return (
    <Form className={styles.builder} onSubmit={submit} noValidate>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter goes from field to field */}
      <div className={styles.fields} onKeyDown={(event) => goOn(event, add)}>
        <StoreNameInput
          value={draft.name}
          onName={(name) => saveDraft({ ...draft, name })}
          error={creation.errorOf('name')}
        />
        <StoreCurrencyInput
          draft={draft}
          saveDraft={saveDraft}
          error={creation.errorOf('currency')}
        />
        <div className={styles.rows}>
          {plan.rooms.map((room) => (
            <BuilderRow
              key={room.row.id}
              room={room}
              isNew={room.row.id === addedId}
              isOnly={rows.length === 1}
              onChange={(part) =>
                setRows(rows.map((row) => (row.id === room.row.id ? { ...row, ...part } : row)))
              }
              onPaste={(text) => paste(room.row, text)}
              onRemove={() => setRows(rows.filter((row) => row.id !== room.row.id))}
            />
          ))}
        </div>
        <Button
          className={styles.addRow ?? ''}
          variant="default"
          leftSection={<IconPlus size={15} stroke={1.9} aria-hidden />}
          onClick={add}
          disabled={rows.length >= MAX_ROOMS}
        >
          {t('rooms.add')}
        </Button>
        <p className={styles.dimmed}>{t('rooms.paste')}</p>
      </div>
      <PlannedWall plan={plan} />
      <div className={styles.end}>
        <Button
          type="submit"
          loading={creation.making === 'own'}
          disabled={creation.isBusy || problem !== undefined}
        >
          {labelOf(t, rooms, plan.shelves)}
        </Button>
        <p className={styles.dimmed} role="status">
          {problem ? sayProblem(t, problem) : t('rooms.later')}
        </p>
      </div>
    </Form>
  )
}

function labelOf(t: Messages<'setup'>, rooms: number, shelves: number): string {
  if (rooms === 0) return t('rooms.createNone')
  if (shelves === 0) return t('rooms.createRooms', { count: rooms })
  return t('rooms.createShelves', { count: shelves })
}

/** Text fields; in a list of options, Enter selects one. */
const TYPED = 'input:not([type=hidden], [aria-haspopup])'

/** Enter moves to the next field, and after the last one to a new row, so that nothing is created by accident. */
function goOn(event: KeyboardEvent<HTMLElement>, add: () => void): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>(TYPED)]
  if (!inputs.includes(event.target)) return
  event.preventDefault()
  const next = inputs[inputs.indexOf(event.target) + 1]
  if (next) next.focus()
  else add()
}

/** A preview of the map, rendered while the person types. */
function PlannedWall({ plan }: { readonly plan: StorePlan }) {
  const t = useMessages('setup')
  // A preview with a thousand tiles must not slow the typing down.
  const { rooms, shelves } = useDeferredValue(plan)
  const drawn = rooms.filter(({ row }) => !isBlank(row))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.wall} aria-label={t('rooms.preview')} tabIndex={0}>
      <h2 className={styles.total}>
        {t('rooms.total', {
          shelves,
          rooms: drawn.length,
          in: (words) => <span className={styles.dimmed}>{words}</span>,
        })}
      </h2>
      {drawn.length === 0 ? (
        <p className={styles.dimmed}>{t('rooms.nothing')}</p>
      ) : (
        <ShelfWall
          size="small"
          rooms={drawn.map(({ row, codes }) => ({
            id: String(row.id),
            name: row.name.trim() || t('rooms.unnamed'),
            shelves: codes.map((code) => ({ id: code, code, name: null })),
          }))}
        />
      )}
    </section>
  )
}
