// What the host needs from the functions, provided by the engine.

import type { Identity } from '../auth/auth-service.ts'

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
  runMutation(identity: Identity | null, path: string, args: unknown): Promise<unknown>
  runAction(identity: Identity | null, path: string, args: unknown): Promise<unknown>
}
