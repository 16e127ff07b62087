import { Button, Input, NumberInput, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useRef, useState } from 'react'
import { parseFault } from '#domain/fault.ts'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { shelfCodesOf } from '#domain/shelf-range.ts'
import { countOf } from '../kit/count-of.ts'
import { textOfFailure } from '../kit/text-of-failure.ts'
import { describeCodes } from './describe-codes.ts'
import styles from './rooms-page.module.css'
import { useAddRoom } from './use-add-room.ts'

interface Draft {
  readonly name: string
  readonly prefix: string
  readonly from: number | string
  readonly to: number | string
}

interface Refusal {
  readonly text: string
  readonly field: unknown
}

const EMPTY: Draft = { name: '', prefix: '', from: '', to: '' }

export function AddRoom({ storeId }: { readonly storeId: string }) {
  const addRoom = useAddRoom()
  const nameField = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(EMPTY)
  const [refusal, setRefusal] = useState<Refusal>()
  const codes = codesOf(draft)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    setDraft(EMPTY)
    nameField.current?.focus()
    const shelves = codes.map((code) => ({ code }))
    addRoom({ storeId, name: draft.name, shelves }).then(
      () => notifications.show({ message: `${draft.name} added` }),
      (thrown: unknown) => {
        setRefusal(refusalOf(thrown))
        setDraft(draft)
      },
    )
  }

  return (
    <form onSubmit={submit}>
      <h2 className={styles.railTitle}>Add a room</h2>
      <Stack gap="sm">
        <TextInput
          ref={nameField}
          label="Name"
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          maxLength={NAME_MAX_LENGTH}
          error={refusal?.field !== 'code' && refusal?.text}
          required
        />
        <div className={styles.range}>
          <TextInput
            label="Codes start with"
            placeholder="G-"
            value={draft.prefix}
            onChange={(event) => change({ prefix: event.currentTarget.value })}
            error={refusal?.field === 'code'}
          />
          <NumberInput
            label="From"
            placeholder="1"
            value={draft.from}
            onChange={(from) => change({ from })}
            allowNegative={false}
            allowDecimal={false}
            hideControls
          />
          <NumberInput
            label="to"
            placeholder="18"
            value={draft.to}
            onChange={(to) => change({ to })}
            allowNegative={false}
            allowDecimal={false}
            hideControls
          />
        </div>
        {refusal?.field === 'code' && <Input.Error>{refusal.text}</Input.Error>}
        <Preview codes={codes} />
        <Button type="submit">{labelOf(codes)}</Button>
      </Stack>
    </form>
  )
}

function Preview({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) {
    return <p className={styles.preview}>Without shelves, the room is counted as one.</p>
  }
  return (
    <p className={styles.preview}>
      <span className={styles.count}>{countOf(codes.length, 'shelf', 'shelves')}</span>{' '}
      {describeCodes(codes)}
    </p>
  )
}

function labelOf(codes: readonly string[]): string {
  return codes.length === 0
    ? 'Add room'
    : `Add room with ${countOf(codes.length, 'shelf', 'shelves')}`
}

function refusalOf(thrown: unknown): Refusal {
  return { text: textOfFailure(thrown), field: parseFault(thrown)?.details?.field }
}

function codesOf({ prefix, from, to }: Draft): readonly string[] {
  if (typeof from !== 'number' || typeof to !== 'number') return []
  try {
    return shelfCodesOf({ prefix: prefix.trim(), fromBay: from, toBay: to })
  } catch {
    // Not a range yet: somebody is still typing.
    return []
  }
}
