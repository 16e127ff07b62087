// Signatures of seals as functions see them. Only the service has the key. It is not in the database, so that write
// access to the database is not enough to seal.

import type { SealKey } from '#domain/seal-statement.ts'

export type ReadProof =
  | { readonly state: 'signed'; readonly text: string; readonly key: SealKey }
  /** The proof names a key that this installation does not list. */
  | { readonly state: 'foreign'; readonly keyId: string }
  /** The signature is not valid. */
  | { readonly state: 'forged' }

export interface SealService {
  /** Returns the statement together with its signature. */
  sign(text: string): Promise<string>
  read(proof: string): Promise<ReadProof>
  /** The keys of this installation, oldest first. */
  keys(): Promise<readonly SealKey[]>
}
