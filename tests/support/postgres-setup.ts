// One embedded server for all database tests, with a migrated template to copy from.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/database.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { prepareJobs } from '#server/jobs/prepare-jobs.ts'
import { SQL_FOLDER, TEMPLATE_DATABASE } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { readonly host: string; readonly port: number; readonly user: string }
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shelfcount-test-'))
  const server = await startEmbeddedPostgres({ folder, durability: 'none', log: () => {} })
  const postgres = { host: server.host, port: server.port, user: server.superuser }
  const template = await openDatabase({
    connection: { ...postgres, database: TEMPLATE_DATABASE },
    sqlFolder: SQL_FOLDER,
    log: () => {},
  })
  await prepareJobs(template)
  await template.close()
  project.provide('postgres', postgres)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
