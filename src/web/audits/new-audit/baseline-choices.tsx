import { Radio, Stack } from '@mantine/core'
import { useMessages } from '#web/kit/use-messages.ts'
import type { BaselineChoice } from './audit-draft.ts'

interface BaselineChoicesProps {
  readonly value: BaselineChoice
  /** Whether the stores have a list; without one it cannot be chosen. */
  readonly isInStore: boolean
  readonly onChange: (choice: BaselineChoice) => void
}

const CHOICES = ['store', 'import', 'without'] as const satisfies readonly BaselineChoice[]

export function BaselineChoices({ value, isInStore, onChange }: BaselineChoicesProps) {
  const t = useMessages('draft')
  const choose = (text: string) => {
    const choice = CHOICES.find((one) => one === text)
    if (choice) onChange(choice)
  }
  return (
    <Radio.Group value={value} onChange={choose} aria-label={t('stock.title')}>
      <Stack gap="sm">
        {CHOICES.map((choice) => {
          const isMissing = choice === 'store' && !isInStore
          return (
            <Radio
              key={choice}
              value={choice}
              label={t(`stock.${choice}`)}
              description={isMissing ? t('stock.none') : t(`stock.${choice}Text`)}
              disabled={isMissing}
            />
          )
        })}
      </Stack>
    </Radio.Group>
  )
}
