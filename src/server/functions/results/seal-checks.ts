// Checks whether a seal is what was signed. Stored data about a seal is never trusted by itself: names and times come
// from facts whose hash is in the signed statement.

import { createHash } from 'node:crypto'
import type { SealCheck, SignedSeal } from '#contract/audit-seals.ts'
import { merkleRoot } from '#domain/merkle.ts'
import {
  confirmationNumberOf,
  factsText,
  parseSealFacts,
  type SealFacts,
  unsignedFactsText,
} from '#domain/seal.ts'
import { isFromBeforeSigning } from '#domain/seal-check.ts'
import {
  parseRootStatement,
  parseSealStatement,
  type SealKey,
  type SealStatement,
} from '#domain/seal-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  findCorrection,
  lookUpSeal,
  lookUpSealRoot,
  type StoredSeal,
} from '#server/queries/results/audit-seals.ts'
import type { SealService } from './seal-service.ts'

interface CheckCall {
  readonly db: ScopedDatabase
  readonly seals: SealService
}

interface Signed {
  readonly seal: string
  readonly statement: SealStatement
  readonly key: SealKey
}

/** Checks a file that carries its proof. It is valid without a stored seal, which only adds the names. */
export async function checkFile(
  call: CheckCall,
  given: { readonly number: string | null; readonly sha256: string | null; readonly proof: string },
): Promise<SealCheck> {
  const signed = await readSigned(call.seals, given.proof)
  // The signature is not ours, but the seal with that number can still be shown.
  if (signed.state !== 'signed') {
    const known = await checkNumber(call, { number: given.number, sha256: null, isMistyped: false })
    if (known.status === 'found' || known.status === 'unsigned') {
      return { ...known, status: 'altered' }
    }
    return signed.state === 'foreign' ? { status: 'foreign', keyId: signed.keyId } : known
  }
  const { files, number } = signed.statement
  const isSame = given.sha256 === files.json || given.sha256 === files.csv
  const stored = await lookUpSeal(call.db, { confirmationNumber: number, sha256: null })
  const facts = stored && factsSigned(stored, signed)
  return describe(call, isSame ? 'valid' : 'altered', signed, facts)
}

/** Checks a number on paper, or a file from before files carried a proof. */
export async function checkNumber(
  call: CheckCall,
  given: {
    readonly number: string | null
    readonly sha256: string | null
    readonly isMistyped: boolean
  },
): Promise<SealCheck> {
  if (given.isMistyped || (given.number === null && given.sha256 === null)) {
    return { status: 'unknown' }
  }
  const { number: confirmationNumber, sha256 } = given
  const stored = await lookUpSeal(call.db, { confirmationNumber, sha256 })
  if (!stored) return { status: 'unknown' }
  if (stored.proof === null) return checkUnsigned(call, stored, sha256)
  const signed = await readSigned(call.seals, stored.proof)
  if (signed.state === 'foreign') return { status: 'foreign', keyId: signed.keyId }
  const facts = signed.state === 'signed' ? factsSigned(stored, signed) : undefined
  if (signed.state !== 'signed' || !facts) {
    return { status: 'broken', confirmationNumber: stored.confirmation_number }
  }
  return describe(call, sha256 === null ? 'found' : 'altered', signed, facts)
}

async function readSigned(
  seals: SealService,
  proof: string,
): Promise<
  | ({ readonly state: 'signed' } & Signed)
  | { readonly state: 'foreign'; readonly keyId: string }
  | { readonly state: 'forged' }
> {
  const read = await seals.read(proof)
  if (read.state !== 'signed') return read
  const statement = parseSealStatement(read.text)
  if (!statement) return { state: 'forged' }
  return { state: 'signed', seal: sha256Of(read.text), statement, key: read.key }
}

/** Undefined if the facts stored with the statement are not the ones that were signed. */
function factsSigned(stored: StoredSeal, { statement, seal }: Signed): SealFacts | undefined {
  const facts = parseSealFacts(stored.facts)
  const isSigned =
    statement.number === stored.confirmation_number &&
    statement.facts === sha256Of(factsText(facts)) &&
    seal === stored.seal
  return isSigned ? facts : undefined
}

async function describe(
  { db, seals }: CheckCall,
  status: 'valid' | 'altered' | 'found',
  { seal, statement, key }: Signed,
  facts: SealFacts | undefined,
): Promise<SealCheck> {
  const { number, sealedAt, sequence, previous } = statement
  const signed: SignedSeal = {
    keyId: key.keyId,
    keyFrom: key.from,
    keyUntil: key.until,
    sequence,
    previous,
    root: await rootOf({ db, seals }, seal),
  }
  return {
    status,
    confirmationNumber: number,
    seal,
    sealedAt: Date.parse(sealedAt),
    record: facts ? await recordOf(db, number, facts) : null,
    signed,
  }
}

async function checkUnsigned(
  { db, seals }: CheckCall,
  stored: StoredSeal,
  sha256: string | null,
): Promise<SealCheck> {
  const facts = parseSealFacts(stored.facts)
  const { confirmation_number: number, seal } = stored
  const isWhole =
    seal === sha256Of(unsignedFactsText(facts)) && number === confirmationNumberOf(seal)
  if (!isWhole || !isFromBeforeSigning(facts.completedAt, await seals.keys())) {
    return { status: 'broken', confirmationNumber: number }
  }
  const isSame = sha256 === null || sha256 === stored.json_sha256 || sha256 === stored.csv_sha256
  return {
    status: isSame ? 'unsigned' : 'altered',
    confirmationNumber: number,
    seal,
    sealedAt: Date.parse(facts.completedAt),
    record: await recordOf(db, number, facts),
    signed: null,
  }
}

async function recordOf(db: ScopedDatabase, number: string, facts: SealFacts) {
  const later = await findCorrection(db, number)
  return {
    organizationName: facts.organizationName,
    auditName: facts.auditName,
    correctedBy: later
      ? { confirmationNumber: later.confirmation_number, sealedAt: later.sealed_at.getTime() }
      : null,
  }
}

/** Also null if the stored root does not cover this seal. */
async function rootOf({ db, seals }: CheckCall, seal: string): Promise<SignedSeal['root']> {
  const stored = await lookUpSealRoot(db, seal)
  if (!stored) return null
  const read = await seals.read(stored.proof)
  const statement = read.state === 'signed' ? parseRootStatement(read.text) : null
  if (!statement || statement.root !== merkleRoot(stored.seals, hashOfHex)) return null
  return { day: statement.day, hash: statement.root }
}

function hashOfHex(hex: string): string {
  return createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
