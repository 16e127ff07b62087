import { Checkbox, TextInput } from '@mantine/core'
import { useMessages } from '#web/kit/use-messages.ts'
import { useField } from '../account-form.tsx'

/** The six digits, which phones offer to fill in by themselves. */
export function CodeField() {
  const t = useMessages('account')
  return (
    <TextInput
      {...useField('code')}
      label={t('code.label')}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      spellCheck={false}
      autoFocus
      data-autofocus
    />
  )
}

export function RecoveryCodeField() {
  const t = useMessages('account')
  return (
    <TextInput
      {...useField('code')}
      label={t('recoveryCode.label')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
    />
  )
}

export const TRUST = 'trustDevice'

export function TrustField() {
  const t = useMessages('account')
  return <Checkbox name={TRUST} label={t('secondStep.trust')} />
}
