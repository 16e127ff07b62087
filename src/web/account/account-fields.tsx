// The inputs of the account forms. Uncontrolled, so that what a browser fills in before hydration stays.

import { PasswordInput, TextInput } from '@mantine/core'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { PASSWORD_MIN_LENGTH } from '#domain/password.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useField } from './account-form.tsx'

interface EmailFieldProps {
  /** An address that cannot be changed. */
  readonly fixed?: string | undefined
  /** The initial address. */
  readonly suggested?: string | undefined
  /** The field that has the focus when the page opens. */
  readonly isFirst?: boolean
  /** Browsers also suggest passkeys. */
  readonly withPasskeys?: boolean
}

export function EmailField({ fixed, suggested, isFirst = false, withPasskeys }: EmailFieldProps) {
  const field = useField('email')
  const t = useMessages('account')
  const given =
    fixed === undefined
      ? { defaultValue: suggested }
      : { defaultValue: fixed, readOnly: true, variant: 'filled' }
  return (
    <TextInput
      {...field}
      {...given}
      key={fixed}
      autoFocus={isFirst}
      type="email"
      inputMode="email"
      label={t('email.label')}
      description={fixed !== undefined && t('email.confirmed')}
      autoComplete={withPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

interface NameFieldProps {
  readonly current?: string
  readonly isFirst?: boolean
}

export function NameField({ current, isFirst = false }: NameFieldProps) {
  const t = useMessages('account')
  return (
    <TextInput
      {...useField('name')}
      defaultValue={current}
      autoFocus={isFirst}
      data-autofocus={current !== undefined || undefined}
      label={t('name.label')}
      description={t('name.note')}
      autoComplete="name"
      maxLength={NAME_MAX_LENGTH}
    />
  )
}

export function PasswordField() {
  const t = useMessages('account')
  return (
    <PasswordInput
      {...useField('password')}
      label={t('password.label')}
      autoComplete="current-password"
      visibilityToggleFocusable
    />
  )
}

interface ChosenPasswordFieldProps {
  readonly name: string
  readonly label: string
}

export function ChosenPasswordField({ name, label }: ChosenPasswordFieldProps) {
  const t = useMessages('account')
  return (
    <PasswordInput
      {...useField(name)}
      label={label}
      description={t('password.note', { count: PASSWORD_MIN_LENGTH })}
      autoComplete="new-password"
      visibilityToggleFocusable
    />
  )
}
