// Serves the product.

import { createLog } from '#server/http/log.ts'
import { announce } from './announce.ts'
import { parseCommandLine } from './command-line.ts'
import { type ComposeOptions, composeProduct, type Product } from './compose.ts'
import { hasDemo, seedDemoIfEmpty } from './demo.ts'
import { explainFailure } from './explain-failure.ts'
import { findLayout } from './layout.ts'
import { requireBuild } from './require-build.ts'
import { readSettings } from './settings.ts'
import { endOnBugs, stopOnSignals } from './shutdown.ts'

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
  const starting = serve({ config, layout, https, log }, demo)
  // After the start: half of it would leave half a demo.
  stopOnSignals(async () => (await starting).stop(), log)
  await starting
}

async function serve(options: ComposeOptions, wantsDemo: boolean): Promise<Product> {
  const { config, https } = options
  const product = await composeProduct(options)
  const { auth, billing, data, seals } = product
  const { database } = data
  try {
    if (wantsDemo) await seedDemoIfEmpty({ config, database, auth, billing, seals })
    await product.host.listen(config.port, config.host)
    announce({ config, https, hasDemo: await hasDemo({ config, database }) })
    return product
  } catch (error) {
    await product.stop()
    throw error
  }
}
