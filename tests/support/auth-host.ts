// A host around an auth service, on a real socket: it signs people in and out, and calls no function.

import { afterAll } from 'vitest'
import { createHost, type HostOptions } from '#server/http/host.ts'
import { AUTH_ORIGIN } from './auth-node.ts'
import type { TestDatabase } from './database.ts'
import { testHostOptions } from './test-host.ts'

const NO_FUNCTIONS: HostOptions['functions'] = {
  openSnapshot: () => Promise.reject(new Error('not here')),
  laneKeyOf: async () => '',
  runMutation: async () => null,
  runAction: async () => null,
}

/** Answers with its address; it ends with the file of tests. */
export async function startAuthHost(
  database: TestDatabase,
  parts: Pick<HostOptions, 'auth'> & Partial<Pick<HostOptions, 'mailbox' | 'createPages'>>,
): Promise<string> {
  const given = { functions: NO_FUNCTIONS, publicUrl: AUTH_ORIGIN, ...parts }
  const host = await createHost(testHostOptions(database, given))
  afterAll(() => host.close())
  return `http://127.0.0.1:${(await host.listen(0, '127.0.0.1')).port}`
}
