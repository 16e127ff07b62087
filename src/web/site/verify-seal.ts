// Asks the host about a seal: by the number on paper, by the hash of a file, or by both.

import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { api } from '#contract/api.ts'
import type { SealCheck } from '#contract/audit-seals.ts'
import { Fault } from '#domain/fault.ts'
import { contentText, numberInExport, parseConfirmationNumber } from '#domain/seal.ts'
import { optionalStrings } from '../kit/search.ts'
import type {} from '../session/request-context.ts'

/** The number may stand in the address, as reports print it. */
export const verifySearch = optionalStrings('number')

export interface SealQuestion {
  readonly confirmationNumber?: string | undefined
  readonly sha256?: string | undefined
}

const askHost = createServerFn({ method: 'POST' })
  .validator((question: SealQuestion) => question)
  .handler(({ context, data }): Promise<SealCheck> => {
    setResponseHeader('cache-control', 'no-store')
    return context.backend.query(api.audits.verify, data)
  })

function verifySeal(question: SealQuestion): Promise<SealCheck> {
  return askHost({ data: question })
}

/** Null: nobody could have written this number on a report. */
export async function verifyNumber(input: string): Promise<SealCheck | null> {
  const confirmationNumber = parseConfirmationNumber(input)
  return confirmationNumber === null ? null : verifySeal({ confirmationNumber })
}

export interface FileCheck {
  readonly name: string
  readonly check: SealCheck
  readonly sha256: string
  /** As the file itself says; null: it says none. */
  readonly ownNumber: string | null
  /** As somebody typed it beside the file; null: nobody did. */
  readonly typedNumber: string | null
}

/** The file stays in the browser: only its hash and its number are sent. */
export async function verifyFile(file: File, typed: string): Promise<FileCheck> {
  const text = await file.text()
  const sha256 = await sha256Of(contentText(text))
  const ownNumber = numberInExport(text)
  const typedNumber = parseConfirmationNumber(typed)
  const number = typedNumber ?? ownNumber
  const check = await verifySeal({
    sha256,
    ...(number !== null && { confirmationNumber: number }),
  })
  return { name: file.name, check, sha256, ownNumber, typedNumber }
}

async function sha256Of(text: string): Promise<string> {
  if (!globalThis.isSecureContext) {
    const message =
      'A browser reads files here over HTTPS only. Open this page there, or verify the number.'
    throw new Fault('unavailable', message)
  }
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
