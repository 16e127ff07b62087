// Frames from the server, and what both sides share: the message set of the Convex sync protocol, plus four marked
// extensions that the server sends only to clients that asked for them (`Connect.extensions`).

import type { FaultShape } from '#domain/fault.ts'
import type { Json } from './json.ts'
import type { Patch } from './patch.ts'

export interface StateVersion {
  readonly querySet: number
  readonly identity: number
  /** Unsigned 64 bit number, little endian, base64: see {@link encodeTimestamp}. */
  readonly ts: string
}

export type QueryModification =
  | {
      readonly type: 'QueryUpdated'
      readonly queryId: number
      readonly value: Json
      readonly logLines: readonly string[]
      readonly journal: null
      /** Extension `resume`: what the client sends back in `Add.resultHash`. */
      readonly resultHash?: string
    }
  | {
      readonly type: 'QueryFailed'
      readonly queryId: number
      readonly errorMessage: string
      readonly errorData: FaultShape
      readonly logLines: readonly string[]
      readonly journal: null
    }
  | { readonly type: 'QueryRemoved'; readonly queryId: number }
  /** Extension `resume`: the value behind `Add.resultHash` is still current. */
  | { readonly type: 'QueryUnchanged'; readonly queryId: number }
  /** Extension `patch`: the change since the last value that this client received. */
  | {
      readonly type: 'QueryPatched'
      readonly queryId: number
      readonly patch: Patch
      readonly resultHash: string
    }

export type ServerFrame =
  | {
      readonly type: 'Transition'
      readonly startVersion: StateVersion
      readonly endVersion: StateVersion
      readonly modifications: readonly QueryModification[]
    }
  /** Extension `parts`: a piece of the text of a large transition, which takes effect with its last piece. */
  | {
      readonly type: 'TransitionChunk'
      readonly transitionId: string
      readonly partNumber: number
      readonly totalParts: number
      readonly chunk: string
    }
  | {
      readonly type: 'MutationResponse'
      readonly requestId: number
      readonly success: true
      readonly result: Json
      readonly ts: string
      readonly logLines: readonly string[]
    }
  | {
      readonly type: 'MutationResponse' | 'ActionResponse'
      readonly requestId: number
      readonly success: false
      readonly result: string
      readonly errorData: FaultShape
      readonly logLines: readonly string[]
    }
  | {
      readonly type: 'ActionResponse'
      readonly requestId: number
      readonly success: true
      readonly result: Json
      readonly logLines: readonly string[]
    }
  | {
      readonly type: 'AuthError'
      readonly error: string
      readonly baseVersion: number
      readonly authUpdateAttempted: boolean
    }
  | { readonly type: 'FatalError'; readonly error: string }
  | { readonly type: 'Ping' }
  /** Extension `behind`: one of this connection's queries is taking long to catch up. */
  | { readonly type: 'Behind'; readonly isBehind: boolean }

// Browsers and Node both have these, but this folder loads the type library of neither.
declare function btoa(binary: string): string
declare function atob(base64: string): string

/** Version numbers are small integers here; the wire wants 8 little-endian bytes in base64. */
export function encodeTimestamp(version: number): string {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(version), true)
  return btoa(String.fromCharCode(...bytes))
}

export function decodeTimestamp(encoded: string): number {
  const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0))
  return Number(new DataView(bytes.buffer).getBigUint64(0, true))
}

/** Limits for both sides. */
export const LIMITS = {
  queriesPerConnection: 200,
  argsBytes: 64 * 1024,
  frameBytes: 512 * 1024,
  /** An answer for clients that do not take parts. */
  wholeResultBytes: 2 * 1024 * 1024,
  /** An answer that travels in parts. */
  resultBytes: 16 * 1024 * 1024,
  queuedMutations: 1_000,
  patchAboveBytes: 8 * 1024,
} as const

export const INACTIVITY_MS = 30_000
export const PING_INTERVAL_MS = 15_000
