import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { useMessages } from '../kit/use-messages.ts'
import { CurrencySelect } from '../shared/currency-select.tsx'
import type { StoreDraft } from './store-plan.ts'

interface StoreCurrencyInputProps {
  readonly draft: StoreDraft
  readonly saveDraft: (draft: StoreDraft) => void
  readonly error: string | undefined
}

export function StoreCurrencyInput({ draft, saveDraft, error }: StoreCurrencyInputProps) {
  const t = useMessages('setup')
  return (
    <CurrencySelect
      label={t('store.currency')}
      description={t('store.currencyText')}
      value={draft.currency ?? DEFAULT_CURRENCY}
      onCurrency={(currency) => saveDraft({ ...draft, currency })}
      error={error}
    />
  )
}
