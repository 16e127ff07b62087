// A node of the product: the engine behind a socket, hints to the other nodes over PostgreSQL.

import { openDatabase } from '#server/db/database.ts'
import { hintsOver, startLiveNode } from '#tests/support/live-node.ts'
import { SQL_FOLDER } from '#tests/support/template.ts'
import { dashboardFunctions } from './dashboard-functions.ts'
import { serveBench } from './serve-bench.ts'
import { serverSetup } from './server-protocol.ts'

await serveBench(serverSetup, async ({ connection }) => {
  const database = await openDatabase({
    connection,
    sqlFolder: SQL_FOLDER,
    log: (line) => console.error(line),
  })
  const node = await startLiveNode({
    database,
    extraFunctions: dashboardFunctions,
    hints: await hintsOver({ ...database, connection }),
  })
  return {
    url: node.url,
    stop: async () => {
      if (node.reports.length > 0) console.error(`${node.reports.length} times:`, node.reports[0])
      await node.stop()
      await database.close()
    },
  }
})
