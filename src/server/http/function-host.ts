// What the host needs from the functions, provided by the engine.

import type { Identity } from '../auth/auth-service.ts'

/** A number that the client chose for a mutation; see the engine. */
export interface ChosenNumber {
  readonly connectionId: string
  readonly requestId: number
  readonly fingerprint: string
}

export type QueryMode = 'consistent' | 'inconsistent'

/** Queries on one snapshot of the database. */
export interface QuerySnapshot {
  /** Takes `module:function` or `module.function`; throws faults. */
  query(path: string, args: unknown): Promise<unknown>
  close(): Promise<void>
}

export interface FunctionHost {
  /** The signal is aborted when the caller has gone. */
  openSnapshot(
    identity: Identity | null,
    mode: QueryMode,
    signal?: AbortSignal,
  ): Promise<QuerySnapshot>
  /** The queue that a user shares with others. */
  laneKeyOf(identity: Identity | null): Promise<string>
  runMutation(
    identity: Identity | null,
    path: string,
    args: unknown,
    id?: ChosenNumber,
  ): Promise<unknown>
  runAction(identity: Identity | null, path: string, args: unknown): Promise<unknown>
}
