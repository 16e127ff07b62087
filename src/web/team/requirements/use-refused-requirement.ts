import { useState } from 'react'
import { type Fault, parseFault } from '#domain/fault.ts'
import type { Refusal } from '#web/kit/refusal.ts'
import { useAttempt } from '#web/kit/use-attempt.ts'
import { type Messages, useMessages } from '#web/kit/use-messages.ts'

const REASONS = [
  'own_two_step',
  'own_login',
  'own_address',
  'own_sign_on',
  'no_sign_on',
  'too_many',
] as const

/** Saving what is asked, and why it was refused, in words of the page. */
export function useRefusedRequirement() {
  const t = useMessages('requirements')
  const { attempt, isBusy, refusal } = useAttempt()
  const [said, setSaid] = useState<string>()
  const save = (run: () => Promise<unknown>) =>
    attempt(async () => {
      setSaid(undefined)
      try {
        await run()
      } catch (thrown) {
        setSaid(sayReason(parseFault(thrown), t))
        throw thrown
      }
    })
  const refused: Refusal | undefined = refusal && { ...refusal, text: said ?? refusal.text }
  return { attempt: save, isBusy, refused }
}

function sayReason(fault: Fault | undefined, t: Messages<'requirements'>): string | undefined {
  const { reason, domain } = fault?.details ?? {}
  if (reason === 'no_domain') return t('no_domain', { domain: String(domain) })
  const known = REASONS.find((one) => one === reason)
  return known && t(known)
}
