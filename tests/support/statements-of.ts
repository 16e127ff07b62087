// What a query asks the database, statement by statement.

import type { Person } from '#seeds/world.ts'
import type { Database } from '#server/db/database.ts'
import { createFunctions } from '#server/functions/registry.ts'
import { openQuerySnapshot } from '#server/realtime/one-time-queries.ts'

export async function statementsOf(
  { app }: Pick<Database, 'app'>,
  { identity }: Person,
  name: string,
  args: object,
): Promise<readonly string[]> {
  const client = await app.connect()
  const seen: string[] = []
  const query = client.query.bind(client)
  client.query = ((...asked: Parameters<typeof query>) => {
    seen.push(JSON.stringify(asked[0]))
    return query(...asked)
  }) as typeof client.query
  const pool = { connect: async () => client } as unknown as typeof app
  const snapshot = await openQuerySnapshot(pool, identity, 'consistent')
  const implementation = createFunctions().find('query', name)
  await snapshot.query({ implementation, args })
  await snapshot.close()
  client.query = query
  return seen
}
