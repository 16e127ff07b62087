import { PASSWORD_MIN_LENGTH } from '#domain/password.ts'

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmation: string
}

/** What is wrong with each field, or null. */
export const passwordChangeRules = {
  currentPassword: (value: string) => (value === '' ? 'Current password is required' : null),
  newPassword: (value: string) => {
    if (value === '') return 'New password is required'
    return [...value].length < PASSWORD_MIN_LENGTH
      ? `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`
      : null
  },
  confirmation: (value: string, { newPassword }: PasswordChange) => {
    if (value === '') return 'Please confirm your new password'
    return value === newPassword ? null : 'Passwords do not match'
  },
}
