// A sealed count and the four files of it, as their owner downloads them.

import { createHash } from 'node:crypto'
import { findProof } from '#domain/sealed-file.ts'
import { type Caller, textIn, valueIn } from '../../e2e/support/calls.ts'
import { mutate } from '../../e2e/support/small-count.ts'
import { submittedAudit } from '../../e2e/support/submitted-audit.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { readWorkbook } from '../../support/read-workbook.ts'

/** What a file says of the seal of its count. */
interface SaidSeal {
  readonly number: string
  /** The statement with its signature. */
  readonly proof: string
}

interface SealedFile extends SaidSeal {
  /** Of all bytes before the proof. */
  readonly sha256: string
}

/** A workbook and a PDF say the hash of the statement too, which is the seal. */
interface SealedPaper extends SaidSeal {
  readonly seal: string
}

export interface SealedFiles {
  readonly csv: SealedFile
  readonly json: SealedFile
  readonly workbook: SealedPaper
  readonly pdf: SealedPaper
}

export async function sealedAudit(owner: Caller) {
  const { storeId, auditId } = await submittedAudit(owner)
  const accept = { decision: 'accept', reasonCode: 'miscount', note: null }
  await mutate(owner, 'audits:decideLines', { auditId, matching: { tab: 'open' }, ...accept })
  await mutate(owner, 'audits:complete', { auditId })
  return { storeId, auditId }
}

export async function sealedFiles(owner: Caller): Promise<SealedFiles> {
  const { auditId } = await sealedAudit(owner)
  const bytesOf = async (ending: string) =>
    (await owner.http.get(`/api/results.${ending}?auditId=${auditId}`)).body()
  const json = await owner.query('audits:exportResults', { auditId, format: 'json' })
  return {
    csv: readFile(await bytesOf('csv')),
    json: readFile(Buffer.from(textIn(json, 'text'))),
    workbook: readSealSheet(await bytesOf('xlsx')),
    pdf: readPaper(await bytesOf('pdf')),
  }
}

const NUMBER = /SC-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/

function readFile(bytes: Buffer): SealedFile {
  const text = bytes.toString('latin1')
  const found = findProof(text, bytes.length)
  if (!found) throw new Error('The file has no proof')
  const sha256 = createHash('sha256').update(bytes.subarray(0, found.provenBytes)).digest('hex')
  return { number: firstOf(NUMBER, text), proof: found.proof, sha256 }
}

function readSealSheet(bytes: Buffer): SealedPaper {
  const rows = readWorkbook(bytes, 2).map((row) => [row.get('A')?.text, row.get('B')?.text])
  const [, number, seal, proof] = rows.map(([, value]) => value ?? '')
  return { number: number ?? '', seal: seal ?? '', proof: proof ?? '' }
}

function readPaper(bytes: Buffer): SealedPaper {
  const { text } = readPdf(bytes)
  // The statement is longer than a line.
  const statement = text.slice(text.indexOf('Signed statement')).replace(/\s/g, '')
  return {
    number: firstOf(NUMBER, text),
    seal: firstOf(/\b[0-9a-f]{64}\b/, text),
    proof: firstOf(/eyJ[\w-]+\.[\w-]+\.[\w-]{86}/, statement),
  }
}

function firstOf(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[0] ?? ''
}

/** What a proof states, and the hash of it. */
export function statementOf({ proof }: SaidSeal): { readonly text: string; readonly seal: string } {
  const [, statement = ''] = proof.split('.')
  const text = Buffer.from(statement, 'base64url').toString()
  return { text, seal: createHash('sha256').update(text).digest('hex') }
}

/** Whether one of the public keys of the installation has signed it. */
export async function isSignedBy(keys: readonly unknown[], { proof }: SaidSeal): Promise<boolean> {
  const [header = '', statement = '', signature = ''] = proof.split('.')
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
  const key = keys.find((one) => valueIn(one, 'keyId') === kid)
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: textIn(key, 'publicKey') }
  const publicKey = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify(
    'Ed25519',
    publicKey,
    Buffer.from(signature, 'base64url'),
    Buffer.from(`${header}.${statement}`),
  )
}
