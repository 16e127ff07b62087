// Several statements that are answered at once. The driver ends each statement by itself: the database
// answers each apart, and both sides wake up for every answer. When one of these fails, those after it are
// left out.

import pg, { type ClientBase, type Connection, type QueryResult } from 'pg'

export interface NamedStatement {
  readonly name: string
  readonly text: string
  readonly values?: readonly unknown[]
}

/** Texts that a connection has prepared: the driver knows what it prepares of single statements alone. */
const prepared = new WeakMap<ClientBase, Set<string>>()

/** One result for each statement. On a connection of a pool that sends statements without waiting. */
export async function askTogether(
  client: ClientBase,
  statements: readonly NamedStatement[],
): Promise<readonly QueryResult[]> {
  const known = prepared.get(client) ?? new Set()
  if (statements.every(({ text }) => known.has(text))) return askAtOnce(client, statements)
  const results = await Promise.all(statements.map((one) => client.query(configOf(one))))
  for (const { text } of statements) known.add(text)
  prepared.set(client, known)
  return results
}

function askAtOnce(
  client: ClientBase,
  statements: readonly NamedStatement[],
): Promise<readonly QueryResult[]> {
  return new Promise((resolve, reject) => {
    const answered = (error: Error | null | undefined, results: unknown) =>
      error ? reject(error) : resolve(parseResults(results))
    client.query(new Together(statements, answered))
  })
}

class Together extends pg.Query {
  readonly #statements: readonly NamedStatement[]

  constructor(
    statements: readonly NamedStatement[],
    answered: (error: Error | undefined, results: unknown) => void,
  ) {
    super({ name: 'together', text: '' }, answered)
    this.#statements = statements
  }

  /** Called by the driver when it is the turn of this query. */
  prepare(connection: Connection): void {
    const unended: Connection = Object.create(connection, { sync: { value: () => {} } })
    for (const one of this.#statements) new pg.Query(configOf(one)).submit(unended)
    connection.sync()
  }
}

function configOf({ name, text, values = [] }: NamedStatement) {
  return { name, text, values: [...values] }
}

/** As of a text with several statements: a list, unless there was one. */
function parseResults(results: unknown): readonly QueryResult[] {
  return (Array.isArray(results) ? results : [results]) as readonly QueryResult[]
}
