// Several statements with a single answer. The driver ends each statement separately, so the database would answer each
// one separately, and both sides would wake up for every answer. If one of them fails, those after it are skipped.

import pg, { type ClientBase, type Connection, type QueryResult, type QueryResultRow } from 'pg'

export interface NamedStatement {
  readonly name: string
  readonly text: string
  readonly values?: readonly unknown[]
}

export type Answer = Pick<QueryResult, 'rows'>

/** The names of the columns of an answer, and how to parse each. */
type Columns = readonly { readonly name: string; readonly parse: (text: string) => unknown }[]

/**
 * Texts that a connection has prepared, with the columns they return. These cannot change, so they are asked for once.
 * The driver only knows the statements it has prepared by itself.
 */
const prepared = new WeakMap<ClientBase, Map<string, Columns>>()

/** Returns one answer per statement. Needs a connection of a pool that sends statements without waiting. */
export async function pipeline(
  client: ClientBase,
  statements: readonly NamedStatement[],
): Promise<readonly Answer[]> {
  const known = prepared.get(client) ?? new Map<string, Columns>()
  const columns = statements.flatMap(({ text }) => {
    const found = known.get(text)
    return found ? [found] : []
  })
  if (columns.length === statements.length) {
    const answers = await askAtOnce(client, statements)
    return columns.map((of, index) => ({
      rows: (answers[index] ?? []).map((row) => read(of, row)),
    }))
  }
  const results = await Promise.all(statements.map((one) => client.query(configOf(one))))
  for (const [index, { text }] of statements.entries()) {
    known.set(text, columnsOf(client, results[index]))
  }
  prepared.set(client, known)
  return results
}

function columnsOf(client: ClientBase, result: QueryResult | undefined): Columns {
  return (result?.fields ?? []).map(({ name, dataTypeID }) => ({
    name,
    parse: client.getTypeParser(dataTypeID, 'text'),
  }))
}

type RawRow = readonly (string | null)[]

function read(columns: Columns, row: RawRow): QueryResultRow {
  const found: QueryResultRow = {}
  for (const [index, { name, parse }] of columns.entries()) {
    const text = row[index] ?? null
    found[name] = text === null ? null : parse(text)
  }
  return found
}

function askAtOnce(
  client: ClientBase,
  statements: readonly NamedStatement[],
): Promise<readonly (readonly RawRow[])[]> {
  return new Promise((resolve, reject) => {
    client.query(new Together(statements, { resolve, reject }))
  })
}

interface Asker {
  resolve(answers: readonly (readonly RawRow[])[]): void
  reject(error: Error): void
}

/** The methods that the driver calls when it is the query's turn, and with its answers. */
export class Together extends pg.Query {
  readonly name = 'together'
  #statements: readonly NamedStatement[]
  /** Where a statement was inserted whose answer nobody asked for. */
  #insertedAt: number | undefined
  readonly #asker: Asker
  readonly #answers: (readonly RawRow[])[] = []
  #rows: RawRow[] = []
  /** Set by the driver: stops the timeout for the answer. */
  callback: ((error?: Error) => void) | undefined

  constructor(statements: readonly NamedStatement[], asker: Asker) {
    super('')
    this.#statements = statements
    this.#asker = asker
  }

  /** The texts of the first and of the last statement. */
  get ends(): readonly [first: string, last: string] {
    return [this.#statements.at(0)?.text ?? '', this.#statements.at(-1)?.text ?? '']
  }

  insert(at: number, statement: NamedStatement): void {
    this.#statements = this.#statements.toSpliced(at, 0, statement)
    this.#insertedAt = at
  }

  /** Has every statement parsed again, for connections that do not keep what was prepared. */
  dropNames(): void {
    this.#statements = this.#statements.map(({ text, values }) => ({
      name: '',
      text,
      ...(values && { values }),
    }))
  }

  prepare(connection: Connection): void {
    for (const one of this.#statements) sendQuietly(connection, one)
    connection.sync()
  }

  handleDataRow({ fields }: { readonly fields: RawRow }): void {
    this.#rows.push(fields)
  }

  handleCommandComplete(): void {
    this.#answers.push(this.#rows)
    this.#rows = []
  }

  handleError(error: Error): void {
    this.callback?.(error)
    this.#asker.reject(error)
  }

  handleReadyForQuery(): void {
    this.callback?.()
    const inserted = this.#insertedAt
    this.#asker.resolve(
      inserted === undefined ? this.#answers : this.#answers.toSpliced(inserted, 1),
    )
  }
}

/** Sends a statement of which only the rows are answered, and which the next `sync` ends. */
export function sendQuietly(connection: Connection, statement: NamedStatement): void {
  new Part(statement).submit(quietened(connection))
}

/** Text and values are separate arguments, because the driver copies objects property by property. */
class Part extends pg.Query {
  readonly name: string

  constructor({ name, text, values = [] }: NamedStatement) {
    super(text, [...values])
    this.name = name
  }

  /** Also without a name and without values, which the driver would send as a message of another kind. */
  requiresPreparation(): boolean {
    return true
  }
}

const quietenedOf = new WeakMap<Connection, Connection>()
const SILENT = { value: () => {} }

/** A view of the connection on which the driver neither requests column descriptions nor ends a statement. */
function quietened(connection: Connection): Connection {
  const known = quietenedOf.get(connection)
  if (known) return known
  const quiet: Connection = Object.create(connection, { sync: SILENT, describe: SILENT })
  quietenedOf.set(connection, quiet)
  return quiet
}

function configOf({ name, text, values = [] }: NamedStatement) {
  return { name, text, values: [...values] }
}
