import { TextInput } from '@mantine/core'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { useMessages } from '../kit/use-messages.ts'

interface StoreNameInputProps {
  readonly value: string
  readonly onName: (name: string) => void
  readonly error: string | undefined
}

export function StoreNameInput({ value, onName, error }: StoreNameInputProps) {
  const t = useMessages('setup')
  return (
    <TextInput
      label={t('store.name')}
      placeholder={t('store.namePlaceholder')}
      value={value}
      onChange={(event) => onName(event.currentTarget.value)}
      maxLength={NAME_MAX_LENGTH}
      autoComplete="off"
      error={error}
      required
      autoFocus
    />
  )
}
