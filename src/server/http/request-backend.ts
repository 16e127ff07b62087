// What a page may use while it is rendered: the signed-in user, and queries that share one snapshot.

import type { RequestBackend, SessionSnapshot } from '#contract/backend.ts'
import type { ActionReference, QueryReference } from '#contract/define.ts'
import type { AuthService, AuthSession, Identity } from '../auth/auth-service.ts'
import { expiringSnapshot } from './expiring-snapshot.ts'
import type { FunctionHost, QuerySnapshot } from './function-host.ts'

export interface RequestBackendOptions {
  readonly auth: AuthService
  readonly functions: FunctionHost
  readonly headers: Headers
  /** Aborted when the request for the page was canceled. */
  readonly signal?: AbortSignal
}

export interface ClosableBackend extends RequestBackend {
  /** Releases the snapshot. Must be called when the page was sent. */
  close(): Promise<void>
}

/** Looks things up only when they are requested, because most pages of visitors need neither. */
export function createRequestBackend(options: RequestBackendOptions): ClosableBackend {
  const { auth, functions, headers, signal } = options
  const session = once(() => auth.session(headers))
  let snapshot: QuerySnapshot | undefined
  let isClosed = false

  async function openSnapshot(): Promise<QuerySnapshot> {
    return functions.openSnapshot(identityOf(await session()), 'consistent', signal)
  }

  return {
    session: once(async () => snapshotOf(auth, await session())),
    async query<Args, Result>(contract: QueryReference<Args, Result>, args: Args) {
      if (isClosed) throw new Error('The page asked after it had been sent')
      snapshot ??= expiringSnapshot(openSnapshot())
      // The contract declares what its implementation answers.
      return (await snapshot.query(contract.name, args)) as Result
    },
    async act<Args, Result>(contract: ActionReference<Args, Result>, args: Args) {
      const identity = identityOf(await session())
      // The contract declares what its implementation answers.
      return (await functions.runAction(identity, contract.name, args)) as Result
    },
    async close() {
      isClosed = true
      await snapshot?.close()
    },
  }
}

async function snapshotOf(
  auth: AuthService,
  session: AuthSession | null,
): Promise<SessionSnapshot> {
  const identity = identityOf(session)
  if (!session || !identity) return { user: null, token: null }
  return { user: session.user, token: await auth.issueToken(identity) }
}

function identityOf(session: AuthSession | null): Identity | null {
  return session && { userId: session.user.id, sessionId: session.sessionId }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
