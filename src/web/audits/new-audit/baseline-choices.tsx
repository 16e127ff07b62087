import { Radio, Stack } from '@mantine/core'
import type { BaselineChoice } from './audit-draft.ts'

interface BaselineChoicesProps {
  readonly value: BaselineChoice
  /** Whether the stores bring a list; if they do not, it is not to be chosen. */
  readonly isInStore: boolean
  readonly onChange: (choice: BaselineChoice) => void
}

const CHOICES = [
  {
    value: 'store',
    label: 'Use the store’s baseline',
    description: 'The list that was imported with the store, and that no audit has used yet.',
  },
  {
    value: 'import',
    label: 'Import a list now',
    description: 'A CSV or spreadsheet file, previewed before anything is imported.',
  },
  {
    value: 'without',
    label: 'Count without a baseline',
    description: 'You learn what is there, not what is missing. A list can be imported later.',
  },
] as const satisfies readonly {
  readonly value: BaselineChoice
  readonly label: string
  readonly description: string
}[]

const NONE_IN_STORE = 'There is none: no list was imported with the store, or an audit has used it.'

export function BaselineChoices({ value, isInStore, onChange }: BaselineChoicesProps) {
  const choose = (text: string) => {
    const choice = CHOICES.find((one) => one.value === text)
    if (choice) onChange(choice.value)
  }
  return (
    <Radio.Group value={value} onChange={choose} aria-label="Expected inventory">
      <Stack gap="sm">
        {CHOICES.map((choice) => {
          const isMissing = choice.value === 'store' && !isInStore
          return (
            <Radio
              key={choice.value}
              {...choice}
              {...(isMissing && { description: NONE_IN_STORE, disabled: true })}
            />
          )
        })}
      </Stack>
    </Radio.Group>
  )
}
