// Signatures of seals as functions see them. The key itself is nobody's but the service's: it is not in
// the database, so that whoever writes there cannot seal.

import type { SealKey } from '#domain/seal-statement.ts'

export type ReadProof =
  | { readonly state: 'signed'; readonly text: string; readonly key: SealKey }
  /** Signed, as it says, with a key that this installation does not list. */
  | { readonly state: 'foreign'; readonly keyId: string }
  /** Nobody has signed this. */
  | { readonly state: 'forged' }

export interface SealService {
  /** A statement together with its signature. */
  sign(text: string): Promise<string>
  read(proof: string): Promise<ReadProof>
  /** Of this installation, the oldest first. */
  keys(): Promise<readonly SealKey[]>
}
