// Updates the database and exits.

import { createLog } from '#server/http/log.ts'
import { explainFailure } from './explain-failure.ts'
import { findLayout } from './layout.ts'
import { openData } from './open-data.ts'
import { readSettings } from './settings.ts'

try {
  const { projectFolder, sqlFolder } = findLayout(import.meta.dirname)
  const config = await readSettings(projectFolder)
  const log = createLog({ level: config.logLevel, readable: false })
  const data = await openData({ config, sqlFolder, log: (line) => log.info(line) })
  console.log(`The database is at version ${data.database.schemaVersion}.`)
  await data.close()
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}
