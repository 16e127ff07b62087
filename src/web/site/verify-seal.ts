// Asks the host about a seal: by the number on paper, by a file, or by both. The host checks signatures: it
// has made the page as well, so that whoever does not believe it runs `npm run verify` instead.

import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import type { SealCheck } from '#contract/audit-seals.ts'
import { parseConfirmationNumber } from '#domain/seal.ts'
import { api } from '../client/api.ts'
import { optionalStrings } from '../kit/search.ts'
import type {} from '../session/request-context.ts'

/** The number may stand in the address, as reports print it. */
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

/** Null: nobody could have written this number on a report. */
export async function verifyNumber(input: string): Promise<SealCheck | null> {
  const confirmationNumber = parseConfirmationNumber(input)
  return confirmationNumber === null ? null : verifySeal({ confirmationNumber })
}
