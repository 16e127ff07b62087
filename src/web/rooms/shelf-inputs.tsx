import { TextInput } from '@mantine/core'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { SHELF_CODE_MAX_LENGTH } from '#domain/shelf-code.ts'
import type { ShelfDraft, ShelfFields } from './shelf-draft.ts'

interface ShelfInputsProps {
  readonly fields: ShelfFields
  readonly onChange: (draft: ShelfDraft) => void
  readonly errorOf: (field: string) => string | undefined
}

export function ShelfInputs({ fields, onChange, errorOf }: ShelfInputsProps) {
  return (
    <>
      <TextInput
        data-autofocus
        label="Code"
        value={fields.code}
        onChange={(event) => onChange({ code: event.currentTarget.value })}
        onFocus={(event) => event.currentTarget.select()}
        maxLength={SHELF_CODE_MAX_LENGTH}
        autoComplete="off"
        error={errorOf('code') ?? errorOf('')}
        required
      />
      <TextInput
        label="Description"
        placeholder="For example Glasses"
        value={fields.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        error={errorOf('name')}
      />
    </>
  )
}
