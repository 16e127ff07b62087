import { Radio, Stack } from '@mantine/core'
import type { BaselineChoice } from './audit-draft.ts'

interface BaselineChoicesProps {
  readonly value: BaselineChoice
  readonly onChange: (choice: BaselineChoice) => void
}

const CHOICES = [
  {
    value: 'store',
    label: 'Use the store’s baseline',
    description:
      'The list that was imported with the store. If there is none, you are asked before the start.',
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

export function BaselineChoices({ value, onChange }: BaselineChoicesProps) {
  const choose = (text: string) => {
    const choice = CHOICES.find((one) => one.value === text)
    if (choice) onChange(choice.value)
  }
  return (
    <Radio.Group value={value} onChange={choose} aria-label="Expected inventory">
      <Stack gap="sm">
        {CHOICES.map((choice) => (
          <Radio key={choice.value} {...choice} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
