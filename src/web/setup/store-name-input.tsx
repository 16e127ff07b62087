import { TextInput } from '@mantine/core'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'

interface StoreNameInputProps {
  readonly value: string
  readonly onName: (name: string) => void
  readonly error: string | undefined
}

export function StoreNameInput({ value, onName, error }: StoreNameInputProps) {
  return (
    <TextInput
      label="Name of the store"
      placeholder="For example Harbor Street"
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
