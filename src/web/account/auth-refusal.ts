// Why the authentication service refused, and beside which field to show it.

import { SOURCE_LANGUAGE } from '#messages/languages.ts'
import { isNetworkError } from '../client/token-fetch.ts'
import { type Refusal, refusalOf } from '../kit/refusal.ts'
import { sayFailure } from '../kit/say-failure.ts'
import { type Messages, useLanguage, useMessages } from '../kit/use-messages.ts'
import { AuthRequestError } from '../session/auth-request.ts'
import type { Problem } from './account-rules.ts'

interface KnownRefusal {
  readonly say: Problem
  readonly field: string | undefined
}

/** Codes and reasons of the service for which there are translated texts. */
const KNOWN: Readonly<Record<string, KnownRefusal>> = {
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { say: (t) => t('email.taken'), field: 'email' },
  address_taken: { say: (t) => t('email.taken'), field: 'email' },
  // Never says which of the two was wrong.
  INVALID_EMAIL_OR_PASSWORD: { say: (t) => t('refused.credentials'), field: undefined },
  INVALID_PASSWORD: { say: (t) => t('password.wrong'), field: 'password' },
  INVALID_CODE: { say: (t) => t('code.wrong'), field: 'code' },
  INVALID_BACKUP_CODE: { say: (t) => t('recoveryCode.wrong'), field: 'code' },
  INVALID_TWO_FACTOR_COOKIE: { say: (t) => t('refused.signInOver'), field: undefined },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { say: (t) => t('refused.signInOver'), field: undefined },
  // Done in another tab meanwhile.
  TOTP_ALREADY_ENABLED: { say: (t) => t('refused.alreadyDone'), field: undefined },
  TOTP_NOT_ENABLED: { say: (t) => t('refused.alreadyDone'), field: undefined },
  PASSKEY_NOT_FOUND: { say: (t) => t('passkey.unknown'), field: undefined },
  PASSKEY_ELSEWHERE: { say: (t) => t('passkey.elsewhere'), field: undefined },
  PASSKEY_NOT_VERIFIED: { say: (t) => t('passkey.failed'), field: undefined },
  AUTHENTICATION_FAILED: { say: (t) => t('passkey.failed'), field: undefined },
  CHALLENGE_NOT_FOUND: { say: (t) => t('passkey.failed'), field: undefined },
  INVALID_EMAIL: { say: (t) => t('email.invalid'), field: 'email' },
}

/** The service does not say how long nobody may give a code; it is this long at most. */
const LOCKED = 'ACCOUNT_TEMPORARILY_LOCKED'
const LOCKED_SECONDS = 15 * 60

interface RefusalWords {
  readonly account: Messages<'account'>
  readonly common: Messages<'common'>
  /** The service's own messages are in English. */
  readonly isEnglish: boolean
}

export type AuthRefusalOf = (thrown: unknown) => Refusal

export function useAuthRefusal(): AuthRefusalOf {
  const account = useMessages('account')
  const common = useMessages('common')
  const isEnglish = useLanguage() === SOURCE_LANGUAGE
  return (thrown) => authRefusalOf(thrown, { account, common, isEnglish })
}

export function authRefusalOf(thrown: unknown, words: RefusalWords): Refusal {
  const { account, common, isEnglish } = words
  if (isNetworkError(thrown)) return { text: common('failure.noConnection'), field: undefined }
  if (!(thrown instanceof AuthRequestError)) {
    return { ...refusalOf(thrown), text: sayFailure(thrown, common, isEnglish) }
  }
  if (thrown.status === 429) {
    const seconds = thrown.code === LOCKED ? LOCKED_SECONDS : thrown.retryAfterSeconds
    return { text: sayWait(seconds, account), field: undefined }
  }
  const known = KNOWN[thrown.reason ?? ''] ?? KNOWN[thrown.code ?? '']
  if (known) return { text: known.say(account), field: known.field }
  const text = isEnglish ? thrown.message : common('failure.unexpected')
  return { text, field: thrown.field }
}

/** Rounded up. */
function sayWait(seconds: number, t: Messages<'account'>): string {
  if (seconds < 60) return t('refused.attemptsSeconds', { count: seconds })
  return t('refused.attemptsMinutes', { count: Math.ceil(seconds / 60) })
}

/** The link from a mail was used, has expired, or never existed. */
export function isEndedLink(thrown: unknown): boolean {
  if (!(thrown instanceof AuthRequestError)) return false
  return thrown.code === 'INVALID_TOKEN' || thrown.code === 'not_found' || thrown.field === 'token'
}
