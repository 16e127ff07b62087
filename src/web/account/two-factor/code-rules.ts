import type { Rule } from '../account-rules.ts'

const CODE_SHAPE = /^\d{6}$/

/** Apps show the digits in two groups, and people type them so. */
export function digitsOf(code: string | undefined): string {
  return (code ?? '').replaceAll(/[\s-]/g, '')
}

export const codeRule: Rule = (value) =>
  CODE_SHAPE.test(digitsOf(value)) ? null : (t) => t('code.required')

export const recoveryCodeRule: Rule = (value) =>
  value.trim() === '' ? (t) => t('recoveryCode.required') : null
