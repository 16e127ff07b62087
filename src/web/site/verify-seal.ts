// Asks the host about a seal: by the number on paper, by a file, or by both. The host checks the signatures;
// but the host also made the page, so people who do not trust it can run `npm run verify` instead.

import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import type { SealCheck } from '#contract/audit-seals.ts'
import { parseConfirmationNumber } from '#domain/seal.ts'
import { api } from '../client/api.ts'
import { optionalStrings } from '../kit/search.ts'
import type {} from '../session/request-context.ts'

/** The number may be in the address, as reports print it. */
export const verifySearch = optionalStrings('number')

interface SealQuestion {
  readonly confirmationNumber?: string | undefined
  readonly sha256?: string | undefined
  readonly proof?: string | undefined
}

const askHost = createServerFn({ method: 'POST' })
  .validator((question: SealQuestion) => question)
  .handler(({ context, data }): Promise<SealCheck> => {
    setResponseHeader('cache-control', 'no-store')
    return context.backend.act(api.audits.verify, data)
  })

export function verifySeal(question: SealQuestion): Promise<SealCheck> {
  return askHost({ data: question })
}

/** Null: this cannot be a number from a report. */
export async function verifyNumber(input: string): Promise<SealCheck | null> {
  const confirmationNumber = parseConfirmationNumber(input)
  return confirmationNumber === null ? null : verifySeal({ confirmationNumber })
}
