// `backup FILE`: writes everything in the database to one file.

import { statSync } from 'node:fs'
import path from 'node:path'
import { backUp } from '#server/backup/backup.ts'
import { createLog } from '#server/http/log.ts'
import { explainFailure, StartRefused } from './explain-failure.ts'
import { findLayout } from './layout.ts'
import { openData } from './open-data.ts'
import { readSettings } from './settings.ts'

try {
  const [, , file] = process.argv
  if (!file) throw new StartRefused('Usage: npm run backup -- FILE')
  const { projectFolder, sqlFolder } = findLayout(import.meta.dirname)
  const config = await readSettings(projectFolder)
  const log = createLog({ level: config.logLevel, readable: false })
  const data = await openData({ config, sqlFolder, log: (line) => log.info(line) })
  try {
    const { databaseAdminUrl: connectionString } = config
    await backUp(connectionString === null ? data.connection : { connectionString }, file)
  } finally {
    await data.close()
  }
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1)
  console.log(
    `${path.resolve(file)} holds everything, ${megabytes} MB. Keep AUTH_SECRET and SEAL_KEY elsewhere.`,
  )
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}
