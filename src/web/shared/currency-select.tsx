import { Select, type SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { CURRENCIES, type Currency } from '#domain/money.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'

interface CurrencySelectProps
  extends Pick<SelectProps, 'label' | 'description' | 'aria-label' | 'className' | 'error'> {
  readonly value: Currency
  readonly onCurrency: (currency: Currency) => void
}

/** Computed when the list opens: a hundred and fifty names take a moment. */
function useChoices() {
  const { currencyName } = useFormats()
  return useMemo(
    () => CURRENCIES.map((value) => ({ value, label: `${value} · ${currencyName(value)}` })),
    [currencyName],
  )
}

export function CurrencySelect({ value, onCurrency, ...rest }: CurrencySelectProps) {
  return (
    <Select
      {...rest}
      data={useChoices()}
      value={value}
      onChange={(next) => next && onCurrency(next)}
      searchable
      allowDeselect={false}
      nothingFoundMessage={useMessages('shared')('currency.none')}
      maxDropdownHeight={260}
    />
  )
}
