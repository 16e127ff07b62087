// Serves the product.

import type { Config } from '#server/config/config.ts'
import { lanAddresses } from '#server/http/certificate.ts'
import { createLog } from '#server/http/log.ts'
import { parseCommandLine } from './command-line.ts'
import { type ComposeOptions, composeProduct, type Product } from './compose.ts'
import { demoLines, hasDemo, seedDemoIfEmpty } from './demo.ts'
import { explainFailure } from './explain-failure.ts'
import { findLayout } from './layout.ts'
import { decideListening, demoNotice, type Listening } from './listening.ts'
import { requireBuild } from './require-build.ts'
import { readSettings } from './settings.ts'
import { drainThenStop, endOnBugs, stopOnSignals } from './shutdown.ts'

try {
  await start()
} catch (error) {
  console.error(explainFailure(error))
  process.exit(1)
}

async function start(): Promise<void> {
  const layout = findLayout(import.meta.dirname)
  const { port, https, demo } = parseCommandLine(process.argv.slice(2))
  const config = await readSettings(layout.projectFolder, { port, https })
  requireBuild(config, layout)
  const readable = config.mode === 'development' && process.stdout.isTTY
  const log = createLog({ level: config.logLevel, readable })
  endOnBugs(log)
  const listening = decideListening({ config, https, demo })
  const starting = serve({ config, layout, https, log }, listening)
  // A signal waits for the start to finish, because half a start would leave half a demo.
  const drainMs = config.drainSeconds * 1_000
  stopOnSignals(async () => drainThenStop(await starting, drainMs), log, drainMs)
  await starting
}

async function serve(options: ComposeOptions, listening: Listening): Promise<Product> {
  const { config, https, log } = options
  const product = await composeProduct(options)
  const { auth, billing, data, seals } = product
  const { database } = data
  try {
    const made = listening.makesDemo
      ? await seedDemoIfEmpty({ config, database, auth, billing, seals })
      : []
    await product.host.listen(config.port, listening.host)
    const isThere = await hasDemo({ config, database })
    const isEmbedded = config.database.kind === 'embedded'
    const notice = demoNotice(listening, { hasDemo: isThere, isEmbedded })
    if (notice) log[notice.level](notice.text)
    announce({ config, https, hasDemo: isThere, made })
    return product
  } catch (error) {
    await product.stop()
    throw error
  }
}

interface Start {
  readonly config: Config
  readonly https: boolean
  readonly hasDemo: boolean
  /** About a demo that this start made. */
  readonly made: readonly string[]
}

/** The last lines of a start: the accounts and the address to open. */
function announce({ config, https, hasDemo, made }: Start): void {
  const { publicUrl, port } = config
  if (hasDemo) for (const line of [...demoLines(), ...made]) console.log(line)
  if (https && publicUrl.source === 'guessed') {
    for (const address of lanAddresses()) console.log(`For phones: https://${address}:${port}`)
  }
  console.log(`Shelfcount is ready: ${publicUrl.origin}`)
}
