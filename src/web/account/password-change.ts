import { lengthRule } from './account-rules.ts'

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmation: string
}

/** What is wrong with each field, or null. */
export const passwordChangeRules = {
  currentPassword: (value: string) => (value === '' ? 'Current password is required' : null),
  newPassword: (value: string) => (value === '' ? 'New password is required' : lengthRule(value)),
  confirmation: (value: string, { newPassword }: PasswordChange) => {
    if (value === '') return 'Please confirm your new password'
    return value === newPassword ? null : 'Passwords do not match'
  },
}
