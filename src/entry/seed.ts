// `seed demo`: fills the database with the demo and exits.

import { isEmpty } from '#seeds/demo.ts'
import { createLog } from '#server/http/log.ts'
import { composeAuth, composeBilling, composeSeals } from './compose.ts'
import { demoLines, seedDemoWith } from './demo.ts'
import { explainFailure, StartRefused } from './explain-failure.ts'
import { findLayout } from './layout.ts'
import { openData } from './open-data.ts'
import { readSettings } from './settings.ts'

try {
  await seed(process.argv[2] ?? '')
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}

async function seed(name: string): Promise<void> {
  if (name !== 'demo') throw new StartRefused(`There is no seed "${name}". Known: demo.`)
  const { projectFolder, sqlFolder } = findLayout(import.meta.dirname)
  const config = await readSettings(projectFolder)
  const log = createLog({ level: config.logLevel, readable: false })
  const data = await openData({ config, sqlFolder, log: (line) => log.info(line) })
  try {
    if (!(await isEmpty(data.database))) throw new StartRefused('The database is not empty.')
    const auth = await composeAuth(data, config, log)
    const billing = await composeBilling(data, config)
    const seals = await composeSeals(data, config, log)
    const made = await seedDemoWith({ database: data.database, auth, billing, seals })
    for (const line of [...demoLines(), ...made]) console.log(line)
  } finally {
    await data.close()
  }
}
