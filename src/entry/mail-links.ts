// `mail-links [address]`: shows the operator the links of mails that were not sent, because there is no mail server.

import { createLog } from '#server/http/log.ts'
import { describeMailLinks } from '#server/mail/describe-mail-links.ts'
import { listStoredMails } from '#server/mail/local-outbox.ts'
import { explainFailure } from './explain-failure.ts'
import { findLayout } from './layout.ts'
import { openData } from './open-data.ts'
import { readSettings } from './settings.ts'

try {
  await run(process.argv[2])
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}

async function run(address: string | undefined): Promise<void> {
  const { projectFolder, sqlFolder } = findLayout(import.meta.dirname)
  const config = await readSettings(projectFolder)
  const log = createLog({ level: config.logLevel, readable: false })
  const data = await openData({ config, sqlFolder, log: (line) => log.debug(line) })
  try {
    const mails = await listStoredMails(data.database.owner)
    for (const line of describeMailLinks(mails, address)) console.log(line)
  } finally {
    await data.close()
  }
}
