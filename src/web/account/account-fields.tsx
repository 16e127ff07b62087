// The inputs of the forms around accounts. Not controlled, so that what a browser fills in before
// the page runs its code stays.

import { PasswordInput, TextInput } from '@mantine/core'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { PASSWORD_MIN_LENGTH } from '#domain/password.ts'
import { useField } from './account-form.tsx'

interface EmailFieldProps {
  /** An address that is given and not to be changed. */
  readonly fixed?: string | undefined
  /** One to begin with. */
  readonly suggested?: string | undefined
}

export function EmailField({ fixed, suggested }: EmailFieldProps) {
  const field = useField('email')
  const given =
    fixed === undefined
      ? { defaultValue: suggested }
      : { defaultValue: fixed, readOnly: true, variant: 'filled' }
  return (
    <TextInput
      {...field}
      {...given}
      key={fixed}
      type="email"
      inputMode="email"
      label="Email"
      description={fixed !== undefined && 'Proven by the link you opened.'}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

export function NameField({ current }: { readonly current?: string }) {
  return (
    <TextInput
      {...useField('name')}
      defaultValue={current}
      data-autofocus={current !== undefined || undefined}
      label="Your name"
      description="Counters and managers see it beside your work."
      autoComplete="name"
      maxLength={NAME_MAX_LENGTH}
    />
  )
}

export function PasswordField() {
  return (
    <PasswordInput
      {...useField('password')}
      label="Password"
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
  return (
    <PasswordInput
      {...useField(name)}
      label={label}
      description={`At least ${PASSWORD_MIN_LENGTH} characters.`}
      autoComplete="new-password"
      visibilityToggleFocusable
    />
  )
}
