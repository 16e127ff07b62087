// `reconcile`: compares every customer with Stripe, repairs and reports differences, and exits. Running it again has no
// further effect.

import { type Reconciliation, reconcile } from '#server/billing/stripe/reconcile.ts'
import { createLog } from '#server/http/log.ts'
import { runJobsOnce } from '#server/jobs/run-jobs-once.ts'
import { composeBillingParts } from './compose.ts'
import { explainFailure, StartRefused } from './explain-failure.ts'
import { findLayout } from './layout.ts'
import { openData } from './open-data.ts'
import { readSettings } from './settings.ts'

try {
  const found = await run()
  console.log(summary(found))
  if (found.failures > 0) process.exitCode = 1
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}

async function run(): Promise<Reconciliation> {
  const { projectFolder, sqlFolder } = findLayout(import.meta.dirname)
  const config = await readSettings(projectFolder)
  if (!config.stripe) {
    throw new StartRefused('Nothing to compare: STRIPE_SECRET_KEY is not set, so no money moves.')
  }
  const log = createLog({ level: config.logLevel, readable: false })
  const data = await openData({ config, sqlFolder, log: (line) => log.info(line) })
  try {
    const { stripe } = await composeBillingParts(data, config)
    if (!stripe) throw new StartRefused('Stripe is not set up.')
    const { parts, sync, tasks } = stripe
    const runJobs = () => runJobsOnce(data.database, tasks, (line) => log.warn(line))
    const pool = data.database.app
    return await reconcile({ parts, sync, pool, runJobs, say: (line) => console.log(line) })
  } finally {
    await data.close()
  }
}

function summary({ customers, findings, failures }: Reconciliation): string {
  const repaired = findings === 0 ? 'nothing differed' : `${findings} differences repaired`
  const failed = failures === 0 ? '' : `, ${failures} could not be compared`
  return `${customers} customers compared with Stripe: ${repaired}${failed}.`
}
