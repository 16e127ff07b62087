import { Button, Input, NativeSelect } from '@mantine/core'
import { type FormEvent, useId } from 'react'
import { Form } from '../kit/form.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import styles from './range-form.module.css'
import { RangeGrid } from './range-grid.tsx'
import { RangeInputs } from './range-inputs.tsx'
import { codesOf } from './range-plan.ts'
import type { Range } from './use-range.ts'
import { describeCodes } from './words.ts'

interface RangeFormProps {
  readonly range: Range
  readonly onAdded: (message: string) => void
  /** The title is already shown above the form. */
  readonly hasTitle?: boolean
}

export function RangeForm({ range, onAdded, hasTitle = false }: RangeFormProps) {
  const titleId = useId()
  const t = useMessages('rooms')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const message = await range.add()
    if (message) onAdded(message)
  }
  return (
    <Form className={styles.form} onSubmit={submit} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={hasTitle ? styles.hiddenTitle : styles.title} id={titleId}>
          {t('room.addRange')}
        </h2>
        <RoomChoice range={range} />
      </div>
      {range.map.length > 0 ? (
        <>
          <RangeInputs range={range} />
          <Outcome range={range} />
        </>
      ) : (
        <p className={styles.note}>{t('range.noRoom')}</p>
      )}
    </Form>
  )
}

function RoomChoice({ range: { map, room, choose } }: { readonly range: Range }) {
  const t = useMessages('rooms')
  if (map.length === 0) return null
  return (
    <div className={styles.choice}>
      <span aria-hidden>{t('range.to')}</span>
      <NativeSelect
        size="xs"
        aria-label={t('range.toRoom')}
        value={room?.id ?? ''}
        error={!room}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          ...(room ? [] : [{ value: '', label: t('range.chooseRoom') }]),
          ...map.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </div>
  )
}

function Outcome({ range }: { readonly range: Range }) {
  const { room, plan, takenIn, toggle, refusal } = range
  const t = useMessages('rooms')
  // The error is shown beside the fields.
  if (plan.status === 'refused') return null
  if (plan.status === 'open') {
    return <p className={styles.note}>{t('range.hint')}</p>
  }
  const cells = plan.bays.flat()
  const count = plan.codes.length
  const codes = describeCodes(plan.codes, t)
  const skipped = cells.filter(({ state }) => state === 'out').map(({ label }) => label)
  return (
    <>
      <p className={styles.sum} aria-live="polite">
        <strong>{t('range.shelves', { count })}</strong>{' '}
        <span className={styles.dimmed}>
          {plan.bays.some((bay) => bay.length > 1) ? t('range.byBay', { codes }) : codes}
        </span>
      </p>
      <RangeGrid bays={plan.bays} takenIn={takenIn} onToggle={toggle} />
      <div className={styles.foot}>
        <Button type="submit" disabled={count === 0 || !room}>
          {t('range.add', { count })}
        </Button>
        <div className={styles.hints}>
          <p>
            {skipped.length === 0
              ? t('range.skipHint')
              : t('range.skipped', { codes: inBrief(skipped, t) })}
          </p>
          <Taken codes={codesOf(cells, 'taken')} />
        </div>
      </div>
      {!room && <Input.Error role="alert">{t('range.roomGone')}</Input.Error>}
      {refusal && <Input.Error role="alert">{refusal.text}</Input.Error>}
    </>
  )
}

function Taken({ codes }: { readonly codes: readonly string[] }) {
  const t = useMessages('rooms')
  if (codes.length === 0) return null
  return <p className={styles.taken}>{t('range.taken', { codes: inBrief(codes, t) })}</p>
}

const SHOWN = 8

function inBrief(names: readonly string[], t: Messages<'rooms'>): string {
  const rest = names.length - SHOWN
  const codes = names.slice(0, SHOWN).join(', ')
  return rest > 0 ? t('range.more', { codes, count: rest }) : codes
}
