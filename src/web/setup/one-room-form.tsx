import { Button, Stack, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { Form } from '../kit/form.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './setup-store-page.module.css'
import { StoreCurrencyInput } from './store-currency-input.tsx'
import { StoreNameInput } from './store-name-input.tsx'
import type { StoreDraft } from './store-plan.ts'
import type { StoreCreation } from './use-create-store.ts'

interface OneRoomFormProps {
  readonly draft: StoreDraft
  readonly saveDraft: (draft: StoreDraft) => void
  readonly creation: StoreCreation
}

export function OneRoomForm({ draft, saveDraft, creation }: OneRoomFormProps) {
  const t = useMessages('setup')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = (draft.roomName ?? '').trim() || t('first.room')
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
          label={t('one.name')}
          value={draft.roomName ?? t('first.room')}
          onChange={(event) => saveDraft({ ...draft, roomName: event.currentTarget.value })}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
        />
        <p className={styles.dimmed}>{t('one.text')}</p>
        <div>
          <Button type="submit" loading={creation.making === 'own'} disabled={creation.isBusy}>
            {t('one.create')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
