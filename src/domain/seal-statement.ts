// What is signed: short statements with exactly one spelling. A signature covers the bytes of a statement, and is
// always checked before the statement is parsed.

import { canonicalJson, SEAL_VERSION } from './seal.ts'

/** A seal: which audit, which files, and which seal came before it in its organization. */
export interface SealStatement {
  readonly number: string
  /** SHA-256 of the text of the facts, in hexadecimal. */
  readonly facts: string
  /** SHA-256 of all bytes of a file before its proof. */
  readonly files: { readonly json: string; readonly csv: string }
  /** An ISO time. */
  readonly sealedAt: string
  /** From 1, without gaps, per organization. */
  readonly sequence: number
  /** The previous seal; null for the first one. */
  readonly previous: string | null
}

export function sealStatementText(statement: SealStatement): string {
  const { number, facts, files, sealedAt, sequence, previous } = statement
  return canonicalJson({
    kind: 'seal',
    version: SEAL_VERSION,
    number,
    facts,
    files: { json: files.json, csv: files.csv },
    sealedAt,
    sequence,
    previous,
  })
}

/** Null for a statement of another kind or version. */
export function parseSealStatement(text: string): SealStatement | null {
  const said = parseObject(text)
  if (said.kind !== 'seal' || said.version !== SEAL_VERSION) return null
  return said as unknown as SealStatement
}

/** All seals of one day, as one hash that anyone can keep. */
export interface RootStatement {
  /** In UTC, as 2026-03-01. */
  readonly day: string
  /** The root of the tree over the seals, see `merkle.ts`. */
  readonly root: string
  /** From 1; a day without seals has no root. */
  readonly sequence: number
  /** The previous root; null for the first one. */
  readonly previous: string | null
}

export function rootStatementText({ day, root, sequence, previous }: RootStatement): string {
  return canonicalJson({ kind: 'root', version: SEAL_VERSION, day, root, sequence, previous })
}

export function parseRootStatement(text: string): RootStatement | null {
  const said = parseObject(text)
  if (said.kind !== 'root' || said.version !== SEAL_VERSION) return null
  return said as unknown as RootStatement
}

/** A public key of an installation, and when it was in use. */
export interface SealKey {
  readonly keyId: string
  readonly algorithm: 'Ed25519'
  /** Its 32 bytes as base64url. */
  readonly publicKey: string
  /** ISO times; `until` is null while the key is in use. */
  readonly from: string
  readonly until: string | null
}

export function keyListText(keys: readonly SealKey[]): string {
  return canonicalJson({ kind: 'keys', version: SEAL_VERSION, keys })
}

export function parseKeyList(text: string): readonly SealKey[] | null {
  const said = parseObject(text)
  if (said.kind !== 'keys' || said.version !== SEAL_VERSION || !Array.isArray(said.keys))
    return null
  return said.keys as readonly SealKey[]
}

/** A signed text is ours, but another version may have another format. */
function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
