// A connection without a role or settings of its own: each transaction begins by taking them, and they end with it. So
// it does not matter which connection of the server a transaction gets, and a pooler may stand in between.

import pg, { type Connection } from 'pg'
import { type NamedStatement, sendQuietly, Together } from './pipeline.ts'

export interface RoleSettings {
  /** Names and values, such as `['role', 'shelfcount_app']`. */
  readonly settings: readonly (readonly [name: string, value: string])[]
  /** Whether a statement that the connection has prepared is still there for its next transaction. */
  readonly keepsPrepared: boolean
}

const BEGINS = /^\s*(begin|start\s+transaction)\b/i
/** `rollback to` a savepoint goes on. */
const ENDS = /^\s*(commit|rollback|end|abort)\b(?!.*\bto\b)/i

type Done = (error: Error | undefined, result?: pg.QueryResult) => void

/** What the driver takes: a text, or an object with one. */
interface Asked {
  readonly text: string
  readonly name?: string | undefined
}

/** Makes clients for a pool; `Base` decides where they connect. */
export function roleClient(Base: typeof pg.Client, role: RoleSettings): typeof pg.Client {
  const entering = enteringStatement(role)
  const local = role.settings.map(([name, value]) => `set local ${name} = ${literal(value)}`)
  return class extends Base {
    #isOpen = false

    // biome-ignore lint/suspicious/noExplicitAny: the driver has a dozen forms of this.
    override query(asked: any, values?: any, callback?: any): any {
      if (asked instanceof Together) return this.#askTogether(asked)
      const { text, ...rest } = this.#plain(asked)
      if (this.#isOpen || ENDS.test(text)) {
        this.#isOpen = !ENDS.test(text)
        return super.query({ ...rest, text } as never, values, callback)
      }
      this.#isOpen = BEGINS.test(text)
      const query = this.#isOpen
        ? new Begin([text, ...local].join('; '))
        : new Entering(entering, { ...rest, text }, values)
      return this.#ask(query, typeof values === 'function' ? values : callback)
    }

    #plain(asked: string | Asked): Asked {
      if (typeof asked === 'string') return { text: asked }
      return role.keepsPrepared ? asked : { ...asked, name: undefined }
    }

    /** Promises for queries of our own, which the driver only makes for its own. */
    #ask(query: Begin | Entering, callback: Done | undefined): Promise<pg.QueryResult> | undefined {
      if (callback) {
        query.callback = callback
        super.query(query as never)
        return undefined
      }
      const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>()
      query.callback = (error, result) =>
        error ? reject(error) : resolve(result as pg.QueryResult)
      super.query(query as never)
      return promise
    }

    #askTogether(asked: Together): void {
      const [first, last] = asked.ends
      const begins = BEGINS.test(first)
      if (!this.#isOpen) asked.insert(begins ? 1 : 0, entering)
      if (!role.keepsPrepared) asked.dropNames()
      this.#isOpen = (this.#isOpen || begins) && !ENDS.test(last)
      super.query(asked as never)
    }
  } as typeof pg.Client
}

function enteringStatement({ settings, keepsPrepared }: RoleSettings): NamedStatement {
  const calls = settings.map(
    ([name, value]) => `set_config(${literal(name)}, ${literal(value)}, true)`,
  )
  return { name: keepsPrepared ? 'enter_role' : '', text: `select ${calls.join()}` }
}

function literal(value: string): string {
  return pg.escapeLiteral(value)
}

/** What the driver calls on its queries, and its types leave out. */
interface DriverQuery {
  name: string | undefined
  callback: Done | undefined
  requiresPreparation(): boolean
  prepare(connection: DriverConnection): void
  handleCommandComplete(message: unknown, connection: DriverConnection): void
  handleDataRow(message: unknown): void
  handleError(error: Error, connection: DriverConnection): void
}

interface DriverConnection extends Connection {
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
}

const Query = pg.Query as unknown as new (asked: unknown, values?: unknown) => DriverQuery

/** `begin` with its settings, in one message. They are commands, because a query would already fix the snapshot. */
class Begin extends Query {
  #hasBegun = false

  override handleCommandComplete(message: unknown, connection: DriverConnection): void {
    if (this.#hasBegun) return
    this.#hasBegun = true
    super.handleCommandComplete(message, connection)
  }
}

/** A statement outside of a transaction: it and its settings are sent as one, and end together. */
class Entering extends Query {
  readonly #entering: NamedStatement
  readonly #ownName: string | undefined
  #hasEntered = false

  constructor(entering: NamedStatement, asked: Asked, values: unknown) {
    super(asked, Array.isArray(values) ? values : undefined)
    this.#entering = entering
    this.#ownName = this.name
  }

  override requiresPreparation(): boolean {
    return true
  }

  override prepare(connection: DriverConnection): void {
    sendQuietly(connection, this.#entering)
    super.prepare(connection)
    // The driver notes under this name what the server has parsed, and the settings come first.
    this.name = undefined
  }

  override handleDataRow(message: unknown): void {
    if (this.#hasEntered) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: DriverConnection): void {
    if (this.#hasEntered) return super.handleCommandComplete(message, connection)
    this.#hasEntered = true
    this.name = this.#ownName
    const { name, text } = this.#entering
    if (name) connection.parsedStatements[name] = text
  }

  override handleError(error: Error, connection: DriverConnection): void {
    const unsure = [this.#ownName, this.#hasEntered ? undefined : this.#entering.name]
    for (const name of unsure) if (name) delete connection.submittedNamedStatements[name]
    super.handleError(error, connection)
  }
}
