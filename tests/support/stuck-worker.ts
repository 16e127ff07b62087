// Takes a job, says so, and never finishes it: to be killed by a test.

import { openDatabase } from '#server/db/database.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { SQL_FOLDER } from './template.ts'

const database = await openDatabase({
  connection: JSON.parse(process.env.CONNECTION ?? ''),
  sqlFolder: SQL_FOLDER,
  log: () => {},
})
await startJobs({
  database,
  tasks: {
    note: async () => {
      process.send?.('taken')
      await new Promise(() => {})
    },
  },
  log: () => {},
  heartbeatMs: 100,
})
