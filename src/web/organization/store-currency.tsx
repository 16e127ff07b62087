import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { CurrencySelect } from '../shared/currency-select.tsx'
import styles from './store-settings-page.module.css'
import { useForgetAccess } from './use-forget-access.ts'

export function StoreCurrency({ store }: { readonly store: StoreSummary }) {
  const t = useMessages('stores')
  const { currencyName } = useFormats()
  const updateStore = useBackendMutation(api.stores.update)
  const forgetAccess = useForgetAccess()
  const { isBusy, refusal, attempt } = useAttempt()
  // Undefined until something is chosen: the field follows other people's changes.
  const [chosen, setChosen] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const currency = chosen ?? store.currency
    const isDone = await attempt(async () => {
      await updateStore({ storeId: store.id, currency })
      await forgetAccess()
      const name = currencyName(currency)
      notifications.show({ message: t('currency.done', { code: currency, name }) })
    })
    if (isDone) setChosen(undefined)
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <CurrencySelect
        className={styles.name ?? ''}
        aria-label={t('currency.label')}
        value={chosen ?? store.currency}
        onCurrency={setChosen}
        error={refusal?.text}
      />
      <Button
        type="submit"
        variant="default"
        loading={isBusy}
        disabled={chosen === undefined || chosen === store.currency}
      >
        {t('currency.button')}
      </Button>
    </Form>
  )
}
