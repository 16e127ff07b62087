// What is wrong with an input around accounts, in words, or null.

import { parseFault } from '#domain/fault.ts'
import { normalizeEmail } from '#domain/invitation.ts'
import { decideName } from '#domain/naming.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '#domain/password.ts'

export type Rule = (value: string) => string | null

export const emailRule: Rule = (value) =>
  value.trim() === '' ? 'Email is required' : refusalOf(() => normalizeEmail(value))

export const nameRule: Rule = (value) => refusalOf(() => decideName(value, 'name'))

/** A password that is only typed again, not chosen. */
export const knownPasswordRule: Rule = (value) => (value === '' ? 'Password is required' : null)

export const chosenPasswordRule: Rule = (value) => knownPasswordRule(value) ?? lengthRule(value)

export const lengthRule: Rule = (value) => {
  const length = [...value].length
  if (length < PASSWORD_MIN_LENGTH) {
    return PASSWORD_TOO_SHORT
  }
  // The service counts the units of the encoding.
  if (value.length > PASSWORD_MAX_LENGTH) {
    return `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`
  }
  return null
}

/** The rules of the domain refuse by a fault, which carries the words. */
function refusalOf(decide: () => unknown): string | null {
  try {
    decide()
    return null
  } catch (thrown) {
    const fault = parseFault(thrown)
    if (!fault) throw thrown
    return fault.message
  }
}
