import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { decideName, NAME_MAX_LENGTH } from '#domain/naming.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './store-settings-page.module.css'
import { useForgetAccess } from './use-forget-access.ts'

export function RenameStore({ store }: { readonly store: StoreSummary }) {
  const t = useMessages('stores')
  const updateStore = useBackendMutation(api.stores.update)
  const forgetAccess = useForgetAccess()
  const { isBusy, refusal, attempt } = useAttempt()
  // Undefined until something is typed: the field follows other people's changes.
  const [typed, setTyped] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await attempt(async () => {
      const name = decideName(typed ?? store.name, 'name')
      await updateStore({ storeId: store.id, name })
      await forgetAccess()
      notifications.show({ message: t('rename.done', { store: name }) })
    })
    if (isDone) setTyped(undefined)
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextInput
        className={styles.name ?? ''}
        aria-label={t('rename.label')}
        value={typed ?? store.name}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={NAME_MAX_LENGTH}
        error={refusal?.field === 'name' ? t('rename.missing') : refusal?.text}
        autoComplete="off"
      />
      <Button type="submit" variant="default" loading={isBusy} disabled={typed === undefined}>
        {t('rename.button')}
      </Button>
    </Form>
  )
}
