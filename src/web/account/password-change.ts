import type { Messages } from '../kit/use-messages.ts'
import { lengthRule } from './account-rules.ts'

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmation: string
}

/** The error of each field, or null. */
export function passwordChangeRules(t: Messages<'account'>) {
  return {
    currentPassword: (value: string) => (value === '' ? t('password.currentRequired') : null),
    newPassword: (value: string) =>
      value === '' ? t('password.newRequired') : (lengthRule(value)?.(t) ?? null),
    confirmation: (value: string, { newPassword }: PasswordChange) => {
      if (value === '') return t('password.confirmRequired')
      return value === newPassword ? null : t('password.mismatch')
    },
  }
}
