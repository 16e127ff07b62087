// Several statements that are answered at once. The driver ends each statement by itself: the database
// answers each apart, and both sides wake up for every answer. When one of these fails, those after it are
// left out.

import pg, { type ClientBase, type Connection, type QueryResult } from 'pg'

export interface NamedStatement {
  readonly name: string
  readonly text: string
  readonly values?: readonly unknown[]
  /** Answers without rows, so that nobody has to ask what they look like. */
  readonly rowless?: boolean
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
  readonly name = 'together'

  constructor(
    statements: readonly NamedStatement[],
    answered: (error: Error | undefined, results: unknown) => void,
  ) {
    super('', answered)
    this.#statements = statements
  }

  /** Called by the driver when it is the turn of this query. */
  prepare(connection: Connection): void {
    const { unended, undescribed } = quietened(connection)
    for (const one of this.#statements) new Part(one).submit(one.rowless ? undescribed : unended)
    connection.sync()
  }
}

/** Text and values apart: the driver copies what comes as an object property by property. */
class Part extends pg.Query {
  readonly name: string

  constructor({ name, text, values = [] }: NamedStatement) {
    super(text, [...values])
    this.name = name
  }
}

interface Quietened {
  readonly unended: Connection
  readonly undescribed: Connection
}

const quietenedOf = new WeakMap<Connection, Quietened>()
const SILENT = { value: () => {} }

/** The same connection, on which the driver leaves out what it says after every statement. */
function quietened(connection: Connection): Quietened {
  const known = quietenedOf.get(connection)
  if (known) return known
  const unended: Connection = Object.create(connection, { sync: SILENT })
  const undescribed: Connection = Object.create(unended, { describe: SILENT })
  const made = { unended, undescribed }
  quietenedOf.set(connection, made)
  return made
}

function configOf({ name, text, values = [] }: NamedStatement) {
  return { name, text, values: [...values] }
}

/** As of a text with several statements: a list, unless there was one. */
function parseResults(results: unknown): readonly QueryResult[] {
  return (Array.isArray(results) ? results : [results]) as readonly QueryResult[]
}
