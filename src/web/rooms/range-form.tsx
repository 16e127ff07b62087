import { Button, Input, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { type FormEvent, useId } from 'react'
import { countOf } from '../kit/count-of.ts'
import { describeCodes } from './describe-codes.ts'
import styles from './range-form.module.css'
import { RangeGrid } from './range-grid.tsx'
import { codesOf } from './range-plan.ts'
import type { Range } from './use-range.ts'

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
    <form className={styles.form} onSubmit={submit} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={hasTitle ? styles.hiddenTitle : styles.title} id={titleId}>
          Add a range of shelves
        </h2>
        <RoomChoice range={range} />
      </div>
      <RangeInputs range={range} />
      <Outcome range={range} />
    </form>
  )
}

function RoomChoice({ range: { map, room, choose } }: { readonly range: Range }) {
  if (!room) return null
  return (
    <label className={styles.choice}>
      to
      <NativeSelect
        size="xs"
        aria-label="to room"
        value={room.id}
        onChange={(event) => choose(event.currentTarget.value)}
        data={map.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </label>
  )
}

function RangeInputs({ range: { fields, change, plan, room } }: { readonly range: Range }) {
  const wrong = plan.status === 'refused' ? plan : undefined
  const errorId = useId()
  const isWrong = (field: string) => wrong?.field === field && !!wrong.text
  return (
    <div>
      <div className={styles.inputs}>
        <TextInput
          data-first
          data-autofocus
          label="Starts with"
          placeholder="S-"
          value={fields.prefix}
          onChange={(event) => change({ prefix: event.currentTarget.value })}
          error={isWrong('prefix')}
          disabled={!room}
        />
        <BayInput
          label="From bay"
          value={fields.fromBay}
          onChange={(fromBay) => change({ fromBay })}
          error={false}
          disabled={!room}
        />
        <BayInput
          label="to"
          aria-label="to bay"
          placeholder="12"
          value={fields.toBay}
          onChange={(toBay) => change({ toBay })}
          error={isWrong('toBay')}
          aria-errormessage={errorId}
          disabled={!room}
        />
        <LevelInput
          label="Level from"
          placeholder="A"
          value={fields.fromLevel}
          onLevel={(fromLevel) => change({ fromLevel })}
          error={isWrong('toLevel')}
          disabled={!room}
        />
        <LevelInput
          label="to"
          aria-label="to level"
          placeholder="D"
          value={fields.toLevel}
          onLevel={(toLevel) => change({ toLevel })}
          error={isWrong('toLevel')}
          aria-errormessage={errorId}
          disabled={!room}
        />
      </div>
      {wrong && (
        <Input.Error id={errorId} mt={6} role="alert">
          {wrong.text}
        </Input.Error>
      )}
    </div>
  )
}

function BayInput(props: React.ComponentProps<typeof NumberInput>) {
  return (
    <NumberInput
      min={0}
      max={9_999}
      allowNegative={false}
      allowDecimal={false}
      clampBehavior="none"
      classNames={{ controls: styles.controls ?? '' }}
      {...props}
    />
  )
}

interface LevelInputProps extends React.ComponentProps<typeof TextInput> {
  readonly onLevel: (level: string) => void
}

function LevelInput({ onLevel, ...props }: LevelInputProps) {
  return (
    <TextInput
      maxLength={1}
      autoCapitalize="characters"
      autoComplete="off"
      onChange={(event) => onLevel(event.currentTarget.value.trim().toUpperCase())}
      {...props}
    />
  )
}

function Outcome({ range }: { readonly range: Range }) {
  const { room, plan, takenIn, toggle, refusal } = range
  if (!room) return <p className={styles.note}>Add a room first: shelves stand in one.</p>
  if (plan.status !== 'ready') {
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
        <Button type="submit" disabled={count === 0}>
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
