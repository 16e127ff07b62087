import { TextInput } from '@mantine/core'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { useField } from '../account-form.tsx'

export function PasskeyNameField({ current }: { readonly current: string }) {
  const t = useMessages('passkeys')
  return (
    <TextInput
      {...useField('name')}
      defaultValue={current}
      label={t('add.name')}
      description={t('add.nameNote')}
      autoComplete="off"
      maxLength={NAME_MAX_LENGTH}
      data-autofocus
    />
  )
}
