// `platform-admin add|remove email`: changes who operates this installation, and exits.

import {
  createPlatformAdmins,
  markPlatformAdmin,
  unmarkPlatformAdmin,
} from '#server/auth/platform-admins.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { createLog } from '#server/http/log.ts'
import { explainFailure, StartRefused } from './explain-failure.ts'
import { findLayout } from './layout.ts'
import { openData } from './open-data.ts'
import { readSettings } from './settings.ts'

const USAGE = 'Usage: npm run platform-admin -- add|remove <e-mail>'

try {
  await run(process.argv[2], process.argv[3])
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}

async function run(verb: string | undefined, email: string | undefined): Promise<void> {
  if ((verb !== 'add' && verb !== 'remove') || !email) throw new StartRefused(USAGE)
  const { projectFolder, sqlFolder } = findLayout(import.meta.dirname)
  const config = await readSettings(projectFolder)
  const log = createLog({ level: config.logLevel, readable: false })
  const data = await openData({ config, sqlFolder, log: (line) => log.info(line) })
  try {
    console.log(await (verb === 'add' ? add : remove)(data.database, config, email))
  } finally {
    await data.close()
  }
}

async function add({ auth }: Database, config: Config, email: string): Promise<string> {
  if (!(await markPlatformAdmin(auth, email))) {
    throw new StartRefused(`Nobody has signed up as ${email}.`)
  }
  await createPlatformAdmins(auth, config.platformAdmins).apply()
  return `${email} operates this installation.`
}

async function remove({ auth }: Database, config: Config, email: string): Promise<string> {
  const wasMarked = await unmarkPlatformAdmin(auth, email)
  await createPlatformAdmins(auth, config.platformAdmins).apply()
  if (config.platformAdmins.some((one) => one.toLowerCase() === email.toLowerCase())) {
    throw new StartRefused(`${email} is in PLATFORM_ADMINS: take it out there, and start again.`)
  }
  if (!wasMarked) throw new StartRefused(`${email} was not marked.`)
  return `${email} no longer operates this installation.`
}
