import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { CurrencySelect } from '../shared/currency-select.tsx'
import type { StoreDraft } from './store-plan.ts'

interface StoreCurrencyInputProps {
  readonly draft: StoreDraft
  readonly saveDraft: (draft: StoreDraft) => void
  readonly error: string | undefined
}

export function StoreCurrencyInput({ draft, saveDraft, error }: StoreCurrencyInputProps) {
  return (
    <CurrencySelect
      label="Currency"
      description="What costs and values are in."
      value={draft.currency ?? DEFAULT_CURRENCY}
      onCurrency={(currency) => saveDraft({ ...draft, currency })}
      error={error}
    />
  )
}
