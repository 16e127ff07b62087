// `seal-key list|rotate|trust FILE`: manages the keys that sign and check seals.

import { readFile } from 'node:fs/promises'
import type { SealKey } from '#domain/seal-statement.ts'
import { createLog } from '#server/http/log.ts'
import { currentList, rotateKey, trustKeys } from '#server/seals/change-keys.ts'
import { parsePublishedKeys } from '#server/seals/published-keys.ts'
import { sealKeyOf } from './compose.ts'
import { explainFailure, StartRefused } from './explain-failure.ts'
import { findLayout } from './layout.ts'
import { openData } from './open-data.ts'
import { readSettings } from './settings.ts'

const USAGE = 'Usage: npm run seal-key -- list | rotate | trust <saved list of keys>'

try {
  await run(process.argv[2], process.argv[3])
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}

async function run(verb: string | undefined, file: string | undefined): Promise<void> {
  if (verb !== 'list' && verb !== 'rotate' && verb !== 'trust') throw new StartRefused(USAGE)
  const trusted = verb === 'trust' ? await readTrusted(file) : []
  const { projectFolder, sqlFolder } = findLayout(import.meta.dirname)
  const config = await readSettings(projectFolder)
  const log = createLog({ level: config.logLevel, readable: false })
  const data = await openData({ config, sqlFolder, log: (line) => log.info(line) })
  const options = {
    pool: data.database.owner,
    source: sealKeyOf(config),
    now: () => new Date(),
  }
  try {
    if (verb === 'list') return print(await currentList(options))
    if (verb === 'trust') return print(await trustKeys(options, trusted))
    const { keys, left } = await rotateKey(options)
    print(keys)
    if (left) console.log(left)
  } finally {
    await data.close()
  }
}

async function readTrusted(file: string | undefined): Promise<readonly SealKey[]> {
  if (!file) throw new StartRefused(USAGE)
  const keys = parsePublishedKeys(await readFile(file, 'utf8'))
  if (!keys) throw new StartRefused(`${file} is not a list of public keys.`)
  return keys
}

function print(keys: readonly SealKey[]): void {
  for (const { keyId, from, until } of keys) {
    console.log(`${keyId}  from ${from}  ${until ? `until ${until}` : 'in use'}`)
  }
}
