import { Select, type SelectProps } from '@mantine/core'
import { CURRENCIES, type Currency, currencyName } from '#domain/money.ts'

interface CurrencySelectProps
  extends Pick<SelectProps, 'label' | 'description' | 'aria-label' | 'className' | 'error'> {
  readonly value: Currency
  readonly onCurrency: (currency: Currency) => void
}

let choices: { value: Currency; label: string }[] | undefined

/** Made when somebody looks: a hundred and fifty names take a moment. */
function choicesOf() {
  choices ??= CURRENCIES.map((value) => ({ value, label: `${value} · ${currencyName(value)}` }))
  return choices
}

export function CurrencySelect({ value, onCurrency, ...rest }: CurrencySelectProps) {
  return (
    <Select
      {...rest}
      data={choicesOf()}
      value={value}
      onChange={(next) => next && onCurrency(next)}
      searchable
      allowDeselect={false}
      nothingFoundMessage="No such currency"
      maxDropdownHeight={260}
    />
  )
}
