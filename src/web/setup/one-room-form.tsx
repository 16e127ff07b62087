import { Button, Stack, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { Form } from '../kit/form.tsx'
import styles from './setup-store-page.module.css'
import { StoreCurrencyInput } from './store-currency-input.tsx'
import { StoreNameInput } from './store-name-input.tsx'
import { EMPTY_STORE, type StoreDraft } from './store-plan.ts'
import type { StoreCreation } from './use-create-store.ts'

interface OneRoomFormProps {
  readonly draft: StoreDraft
  readonly saveDraft: (draft: StoreDraft) => void
  readonly creation: StoreCreation
}

export function OneRoomForm({ draft, saveDraft, creation }: OneRoomFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = draft.roomName.trim() || EMPTY_STORE.roomName
    creation.create(draft, [{ name, shelves: [] }])
  }
  return (
    <Form className={styles.oneRoom} onSubmit={submit} noValidate>
      <Stack gap="md">
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
        <TextInput
          label="Name of the room"
          value={draft.roomName}
          onChange={(event) => saveDraft({ ...draft, roomName: event.currentTarget.value })}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
        />
        <p className={styles.dimmed}>Without shelves, a room is counted as one.</p>
        <div>
          <Button type="submit" loading={creation.making === 'own'} disabled={creation.isBusy}>
            Create store with one room
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
