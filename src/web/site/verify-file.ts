import type { SealCheck } from '#contract/audit-seals.ts'
import { parseConfirmationNumber } from '#domain/seal.ts'
import { type OnRead, type ReadExport, readExport } from './read-export.ts'
import { verifySeal } from './verify-seal.ts'

export interface FileCheck extends ReadExport {
  readonly name: string
  readonly check: SealCheck
  /** The number that was typed beside the file; null: none. */
  readonly typedNumber: string | null
}

/** The file stays in the browser: only its hash, its proof and its number are sent. */
export async function verifyFile(file: File, typed: string, onRead: OnRead): Promise<FileCheck> {
  const read = await readExport(file, onRead)
  const typedNumber = parseConfirmationNumber(typed)
  const number = typedNumber ?? read.ownNumber
  const check = await verifySeal({
    sha256: read.sha256,
    ...(read.proof !== null && { proof: read.proof }),
    ...(number !== null && { confirmationNumber: number }),
  })
  return { ...read, name: file.name, check, typedNumber }
}
