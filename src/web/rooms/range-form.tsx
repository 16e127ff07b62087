import { Button, Input, NativeSelect } from '@mantine/core'
import { type FormEvent, useId } from 'react'
import { countOf } from '#domain/count-words.ts'
import { Form } from '../kit/form.tsx'
import styles from './range-form.module.css'
import { RangeGrid } from './range-grid.tsx'
import { RangeInputs } from './range-inputs.tsx'
import { codesOf } from './range-plan.ts'
import type { Range } from './use-range.ts'
import { describeCodes } from './words.ts'

interface RangeFormProps {
  readonly range: Range
  readonly onAdded: (message: string) => void
  /** The title stands above the form already. */
  readonly hasTitle?: boolean
}

export function RangeForm({ range, onAdded, hasTitle = false }: RangeFormProps) {
  const titleId = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const message = await range.add()
    if (message) onAdded(message)
  }
  return (
    <Form className={styles.form} onSubmit={submit} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={hasTitle ? styles.hiddenTitle : styles.title} id={titleId}>
          Add a range of shelves
        </h2>
        <RoomChoice range={range} />
      </div>
      {range.map.length > 0 ? (
        <>
          <RangeInputs range={range} />
          <Outcome range={range} />
        </>
      ) : (
        <p className={styles.note}>Add a room first: shelves stand in one.</p>
      )}
    </Form>
  )
}

function RoomChoice({ range: { map, room, choose } }: { readonly range: Range }) {
  if (map.length === 0) return null
  return (
    <div className={styles.choice}>
      <span aria-hidden>to</span>
      <NativeSelect
        size="xs"
        aria-label="to room"
        value={room?.id ?? ''}
        error={!room}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          ...(room ? [] : [{ value: '', label: 'Choose a room' }]),
          ...map.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </div>
  )
}

function Outcome({ range }: { readonly range: Range }) {
  const { room, plan, takenIn, toggle, refusal } = range
  // What is wrong stands beside the fields.
  if (plan.status === 'refused') return null
  if (plan.status === 'open') {
    return (
      <p className={styles.note}>
        Say from which bay to which, for example 1 to 12. Levels are for bays with several boards.
      </p>
    )
  }
  const cells = plan.bays.flat()
  const count = plan.codes.length
  return (
    <>
      <p className={styles.sum} aria-live="polite">
        <strong>{countOf(count, 'shelf', 'shelves')}</strong>{' '}
        <span className={styles.dimmed}>
          {describeCodes(plan.codes)}
          {plan.bays.some((bay) => bay.length > 1) && ', bay by bay, top to bottom'}
        </span>
      </p>
      <RangeGrid bays={plan.bays} takenIn={takenIn} onToggle={toggle} />
      <div className={styles.foot}>
        <Button type="submit" disabled={count === 0 || !room}>
          Add {countOf(count, 'shelf', 'shelves')}
        </Button>
        <div className={styles.hints}>
          <p>
            Click a cell to leave it out.
            {outWords(cells.filter(({ state }) => state === 'out').map(({ label }) => label))}
          </p>
          <Taken codes={codesOf(cells, 'taken')} />
        </div>
      </div>
      {!room && <Input.Error role="alert">The room is gone. Choose another one.</Input.Error>}
      {refusal && <Input.Error role="alert">{refusal.text}</Input.Error>}
    </>
  )
}

function outWords(labels: readonly string[]): string {
  return labels.length === 0 ? '' : ` Out now: ${inBrief(labels)}.`
}

function Taken({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) return null
  return <p className={styles.taken}>Already in this store: {inBrief(codes)}.</p>
}

const SHOWN = 8

function inBrief(names: readonly string[]): string {
  const rest = names.length - SHOWN
  return names.slice(0, SHOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
