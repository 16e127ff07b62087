// Whether the seals of a database are what was signed: for a database that was restored, or is doubted.

import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { SealKey } from '#domain/seal-statement.ts'
import { readProof } from '../seals/proofs.ts'

export interface SealsVerdict {
  readonly valid: number
  /** Confirmation numbers of seals whose signature is not right, or belongs to a key that is not listed. */
  readonly broken: readonly string[]
}

interface SealRow {
  readonly number: string
  readonly seal: string
  readonly proof: string
}

const PAGE = 500

export async function verifySeals(owner: Pool, keys: readonly SealKey[]): Promise<SealsVerdict> {
  const broken: string[] = []
  let valid = 0
  for (let last = ''; ; ) {
    const { rows } = await owner.query<SealRow>(
      `select confirmation_number as number, seal, proof from audit_seal
       where confirmation_number > $1 order by confirmation_number limit ${PAGE}`,
      [last],
    )
    for (const row of rows) {
      if (isSigned(row, keys)) valid += 1
      else broken.push(row.number)
    }
    last = rows.at(-1)?.number ?? ''
    if (rows.length < PAGE) return { valid, broken }
  }
}

function isSigned({ seal, proof }: SealRow, keys: readonly SealKey[]): boolean {
  const read = readProof(proof, keys)
  return read.state === 'signed' && createHash('sha256').update(read.text).digest('hex') === seal
}
