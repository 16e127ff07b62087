// A second PostgreSQL that follows a first one, as the standby of an installation does.

import { execFile } from 'node:child_process'
import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { locateDataFolder } from '#server/db/embedded/data-folder.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/db/embedded/embedded-postgres.ts'

export interface Replicated {
  readonly primary: EmbeddedPostgres
  readonly standby: EmbeddedPostgres
}

export async function startReplicated(folder: string): Promise<Replicated> {
  const start = (name: string) =>
    startEmbeddedPostgres({ folder: join(folder, name), durability: 'full', log: () => {} })
  const source = await start('one')
  await source.stop()
  const { path: one, account } = await locateDataFolder(join(folder, 'one'), () => {})
  const two = join(folder, 'two')
  await promisify(execFile)('cp', ['-a', one, two])
  const primary = await start('one')
  const from = `host=${primary.host} port=${primary.port} user=${primary.superuser}`
  const files = { 'standby.signal': '', 'postgresql.auto.conf': `primary_conninfo = '${from}'\n` }
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(two, name), text)
    if (account) await chown(join(two, name), account.uid, account.gid)
  }
  return { primary, standby: await start('two') }
}
