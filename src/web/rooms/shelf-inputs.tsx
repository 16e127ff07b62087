import { TextInput } from '@mantine/core'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { SHELF_CODE_MAX_LENGTH } from '#domain/shelf-code.ts'
import { useMessages } from '../kit/use-messages.ts'
import type { ShelfDraft, ShelfFields } from './shelf-draft.ts'

interface ShelfInputsProps {
  readonly fields: ShelfFields
  readonly onChange: (draft: ShelfDraft) => void
  readonly errorOf: (field: string) => string | undefined
}

export function ShelfInputs({ fields, onChange, errorOf }: ShelfInputsProps) {
  const t = useMessages('rooms')
  return (
    <>
      <TextInput
        data-autofocus
        label={t('shelf.code')}
        value={fields.code}
        onChange={(event) => onChange({ code: event.currentTarget.value })}
        onFocus={(event) => event.currentTarget.select()}
        maxLength={SHELF_CODE_MAX_LENGTH}
        autoComplete="off"
        error={errorOf('code') ?? errorOf('')}
        required
      />
      <TextInput
        label={t('shelf.description')}
        placeholder={t('shelf.example')}
        value={fields.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        error={errorOf('name')}
      />
    </>
  )
}
