// The errors of account inputs in the language of the page; null if there is none.

import { parseFault } from '#domain/fault.ts'
import { normalizeEmail } from '#domain/invitation.ts'
import { decideName, NAME_MAX_LENGTH } from '#domain/naming.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/password.ts'
import type { Messages } from '../kit/use-messages.ts'

export type Problem = (t: Messages<'account'>) => string
export type Rule = (value: string) => Problem | null

export const emailRule: Rule = (value) => {
  if (value.trim() === '') return (t) => t('email.required')
  const reason = refusedReason(() => normalizeEmail(value))
  if (reason === null) return null
  return (t) => t(reason === 'letters' ? 'email.letters' : 'email.invalid')
}

export const nameRule: Rule = (value) => {
  const reason = refusedReason(() => decideName(value, 'name'))
  if (reason === null) return null
  return (t) =>
    reason === 'too_long' ? t('name.tooLong', { count: NAME_MAX_LENGTH }) : t('name.required')
}

/** For a password that is only repeated, not chosen. */
export const knownPasswordRule: Rule = (value) =>
  value === '' ? (t) => t('password.required') : null

export const chosenPasswordRule: Rule = (value) => knownPasswordRule(value) ?? lengthRule(value)

export const lengthRule: Rule = (value) => {
  const length = [...value].length
  if (length < PASSWORD_MIN_LENGTH) {
    return (t) => t('password.tooShort', { count: PASSWORD_MIN_LENGTH })
  }
  // The service counts UTF-16 units.
  if (value.length > PASSWORD_MAX_LENGTH) {
    return (t) => t('password.tooLong', { count: PASSWORD_MAX_LENGTH })
  }
  return null
}

/** Why a domain rule refuses a value; null if it accepts it. */
function refusedReason(decide: () => unknown): unknown {
  try {
    decide()
    return null
  } catch (thrown) {
    const fault = parseFault(thrown)
    if (!fault) throw thrown
    return fault.details?.reason
  }
}
