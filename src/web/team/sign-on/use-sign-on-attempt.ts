import { useState } from 'react'
import { type Fault, parseFault } from '#domain/fault.ts'
import type { Refusal } from '#web/kit/refusal.ts'
import { useAttempt } from '#web/kit/use-attempt.ts'
import { type Messages, useMessages } from '#web/kit/use-messages.ts'

const REASONS = {
  domain_there: 'domains.domain_there',
  no_domain: 'domains.no_domain',
  too_many: 'domains.too_many',
  proved_elsewhere: 'domains.proved_elsewhere',
  no_proved_domain: 'refused.no_proved_domain',
  untested: 'refused.untested',
  required: 'refused.required',
  unreachable: 'trial.unreachable',
  provider: 'trial.provider',
} as const

const RULES = {
  address: 'provider.address',
  https: 'provider.https',
  private: 'provider.private',
} as const

/** Setting up single sign-on, and why something was refused, in words of the page. */
export function useSignOnAttempt() {
  const t = useMessages('sign-on')
  const { attempt, isBusy, refusal } = useAttempt()
  const [said, setSaid] = useState<string>()
  const run = (work: () => Promise<unknown>) =>
    attempt(async () => {
      setSaid(undefined)
      try {
        await work()
      } catch (thrown) {
        setSaid(sayReason(parseFault(thrown), t))
        throw thrown
      }
    })
  const refused: Refusal | undefined = refusal && { ...refusal, text: said ?? refusal.text }
  /** For dialogs, which say themselves why something was refused. */
  const say = async (work: () => Promise<unknown>) => {
    try {
      return await work()
    } catch (thrown) {
      const text = sayReason(parseFault(thrown), t)
      throw text === undefined ? thrown : new Error(text)
    }
  }
  return { attempt: run, isBusy, refused, say }
}

function sayReason(fault: Fault | undefined, t: Messages<'sign-on'>): string | undefined {
  const { reason, rule, field } = fault?.details ?? {}
  if (field === 'clientSecret') return t('provider.secretMissing')
  if (field === 'certificates') return t('saml.noCertificate')
  if (field === 'stores') return t('joining.noStore')
  if (isKey(RULES, rule)) return t(RULES[rule])
  return isKey(REASONS, reason) ? t(REASONS[reason]) : undefined
}

function isKey<Known extends object>(known: Known, key: unknown): key is keyof Known {
  return typeof key === 'string' && Object.hasOwn(known, key)
}
