import { Fault } from '#domain/fault.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '#domain/password.ts'

export function refuseBadPassword(password: string, field = 'newPassword'): void {
  if (password.length >= PASSWORD_MIN_LENGTH && password.length <= PASSWORD_MAX_LENGTH) return
  const message =
    password.length < PASSWORD_MIN_LENGTH
      ? PASSWORD_TOO_SHORT
      : `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`
  throw new Fault('invalid_argument', message, { field })
}
