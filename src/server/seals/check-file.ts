// Checks a file with public keys only: no network, database or installation is needed.

import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { parseSealStatement, type SealKey, type SealStatement } from '#domain/seal-statement.ts'
import { findProof, LONGEST_PROOF_BYTES } from '#domain/sealed-file.ts'
import { readProof } from './proofs.ts'

export type FileVerdict =
  | {
      readonly status: 'valid'
      readonly statement: SealStatement
      /** SHA-256 of the statement. */
      readonly seal: string
      readonly key: SealKey
    }
  /** The proof is valid, but it belongs to a different file. */
  | { readonly status: 'altered'; readonly statement: SealStatement }
  | { readonly status: 'foreign'; readonly keyId: string }
  /** The signature at the end of the file is not valid. */
  | { readonly status: 'forged' }
  | { readonly status: 'without_proof' }

/** What was read from a file: the proof, and the hash of all bytes before it. */
export interface ReadFile {
  readonly proof: string | null
  readonly sha256: string
}

export function judgeFile({ proof, sha256 }: ReadFile, keys: readonly SealKey[]): FileVerdict {
  if (proof === null) return { status: 'without_proof' }
  const read = readProof(proof, keys)
  if (read.state === 'foreign') return { status: 'foreign', keyId: read.keyId }
  const statement = read.state === 'signed' ? parseSealStatement(read.text) : null
  if (read.state !== 'signed' || !statement) return { status: 'forged' }
  const { json, csv } = statement.files
  if (sha256 !== json && sha256 !== csv) return { status: 'altered', statement }
  const seal = createHash('sha256').update(read.text).digest('hex')
  return { status: 'valid', statement, seal, key: read.key }
}

export async function checkFileWith(file: string, keys: readonly SealKey[]): Promise<FileVerdict> {
  const handle = await open(file)
  try {
    return judgeFile(await readHashed(handle), keys)
  } finally {
    await handle.close()
  }
}

async function readHashed(handle: FileHandle): Promise<ReadFile> {
  const { size } = await handle.stat()
  const start = Math.max(0, size - LONGEST_PROOF_BYTES)
  const { buffer, bytesRead } = await handle.read({
    buffer: Buffer.alloc(LONGEST_PROOF_BYTES),
    position: start,
  })
  const found = findProof(buffer.subarray(0, bytesRead).toString('latin1'), size)
  if (!found) return { proof: null, sha256: '' }
  const hash = createHash('sha256')
  const proven = handle.createReadStream({ start: 0, end: found.provenBytes - 1, autoClose: false })
  for await (const bytes of proven) hash.update(bytes)
  return { proof: found.proof, sha256: hash.digest('hex') }
}
