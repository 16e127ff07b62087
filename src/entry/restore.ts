// `restore FILE`: fills the empty database of DATABASE_URL from a backup, and checks every seal in it.

import { restore } from '#server/backup/backup.ts'
import { verifySeals } from '#server/backup/verify-seals.ts'
import { createLog } from '#server/http/log.ts'
import { readKeyList } from '#server/seals/key-list.ts'
import { sealKeyOf } from './compose.ts'
import { explainFailure, StartRefused } from './explain-failure.ts'
import { findLayout } from './layout.ts'
import { openData } from './open-data.ts'
import { readSettings } from './settings.ts'

try {
  const [, , file] = process.argv
  if (!file) throw new StartRefused('Usage: npm run restore -- FILE')
  const { projectFolder, sqlFolder } = findLayout(import.meta.dirname)
  const config = await readSettings(projectFolder)
  const { database, databaseAdminUrl } = config
  if (database.kind === 'embedded') {
    throw new StartRefused(
      'Restoring needs a database server: set DATABASE_URL to an empty database.',
    )
  }
  const connectionString = databaseAdminUrl ?? database.directUrl ?? database.url
  await restore({ connectionString }, file)
  const log = createLog({ level: config.logLevel, readable: false })
  const data = await openData({ config, sqlFolder, log: (line) => log.info(line) })
  try {
    const { owner: pool } = data.database
    const keys = await readKeyList({ pool, key: await sealKeyOf(config).current() })
    const { valid, broken } = await verifySeals(pool, keys ?? [])
    console.log(`Restored. ${valid} seals are valid.`)
    if (broken.length > 0) {
      process.exitCode = 1
      console.error(`${broken.length} are not, such as ${broken.slice(0, 5).join(', ')}.`)
      if (!keys)
        console.error('SEAL_KEY is not the one that signed them: see Seals in docs/operations.md.')
    }
  } finally {
    await data.close()
  }
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}
