// The only way from functions to the database: every statement runs in a scope, and everything that
// is read is noted.

import { createHash } from 'node:crypto'
import { createQueryId, PostgresQueryCompiler } from 'kysely'
import type { ClientBase, QueryResultRow } from 'pg'
import { extendDeadline } from './deadlines.ts'
import type { Answer, NamedStatement } from './pipeline.ts'
import type { RawStatement } from './raw-statement.ts'
import type { TableName } from './schema.ts'
import { listenedKeys, type Scope, scopeTable } from './scope.ts'
import { ScopeTransformer } from './scope-transformer.ts'
import type { Statement } from './sql.ts'
import { type Moment, type SinceThen, writtenSince } from './written-since.ts'

export interface ScopedDatabase {
  /** All rows of a built statement; the scope is added to it. */
  rows<Row>(statement: Statement<Row>): Promise<readonly Row[]>
  first<Row>(statement: Statement<Row>): Promise<Row | undefined>
  /** Hand-written SQL, limited to the organization by row-level security. */
  raw<Row extends QueryResultRow, Values extends readonly unknown[]>(
    statement: RawStatement<Row, Values>,
    values: Values,
  ): Promise<readonly Row[]>
  /** The same for the last statement before the answer, sent together with it. At most once per transaction. */
  last<Row extends QueryResultRow, Values extends readonly unknown[]>(
    statement: RawStatement<Row, Values>,
    values: Values,
    take: (rows: readonly Row[]) => void,
  ): void
  /** Whether anything in the scope was written to these tables since an earlier moment. Counts as reading them. */
  writtenSince(tables: readonly TableName[], then: Moment | undefined): Promise<SinceThen>
  /** Allows statements of this transaction this much time. */
  allowTime(statementMs: number): Promise<void>
  /** Another scope in the same transaction. The caller must have checked that the viewer may enter it. */
  within(scope: Scope): ScopedDatabase
  /** The same if a statement has just entered that scope by itself. */
  entered(scope: Scope): ScopedDatabase
  /** Notes about the transaction, shared by all of its scopes. */
  readonly notes: TransactionNotes
}

export interface TransactionNotes {
  /** True if the journal entry for this action was already written. */
  journaled: boolean
  /** The organizations that were entered. */
  readonly organizations: Set<string>
  /** Statements that were sent, and are answered before the transaction ends. */
  readonly underway: Promise<unknown>[]
  /** The statement that saves the answer; undefined if no answer is saved. */
  readonly closing?: { last: LastStatement | undefined }
}

export interface LastStatement {
  readonly scope: Scope
  readonly statement: NamedStatement
  take(answer: Answer): void
}

export function emptyNotes(): TransactionNotes {
  return { journaled: false, organizations: new Set(), underway: [] }
}

/** Works on a connection that is inside a transaction. `reads` collects the change keys. */
export function scopedDatabase(
  client: ClientBase,
  scope: Scope,
  reads: Set<string>,
  notes: TransactionNotes = emptyNotes(),
): ScopedDatabase {
  if ('organizationId' in scope) notes.organizations.add(scope.organizationId)
  const rows = async <Row>(statement: Statement<Row>): Promise<readonly Row[]> => {
    const { text, values, keys } = compile(statement, scope)
    for (const key of keys) reads.add(key)
    const [, result] = await Promise.all([
      enterScope(client, scope),
      client.query({ ...named(text, values), text, values }),
    ])
    return result.rows
  }
  return {
    rows,
    first: async (statement) => (await rows(statement))[0],
    raw: async (statement, values) => {
      const { name, text } = statement
      noteReads(statement, scope, reads)
      const [, result] = await Promise.all([
        enterScope(client, scope),
        client.query({ name, text, values: [...values] }),
      ])
      return result.rows
    },
    last: (statement, values, take) => {
      noteReads(statement, scope, reads)
      const { name, text } = statement
      noteLast(notes, { scope, statement: { name, text, values }, take: ({ rows }) => take(rows) })
    },
    writtenSince: (tables, then) => {
      const keys = tables.map((table) => scopeTable(scope, table).key)
      for (const key of keys) reads.add(key)
      return writtenSince(client, keys.flatMap(listenedKeys), then)
    },
    allowTime: async (statementMs) => {
      extendDeadline(client, statementMs)
      await client.query({ ...ALLOW_TIME, values: [String(statementMs)] })
    },
    within: (other) => scopedDatabase(client, other, reads, notes),
    entered: (other) => {
      noteScope(client, other)
      return scopedDatabase(client, other, reads, notes)
    },
    notes,
  }
}

const ALLOW_TIME = {
  name: 'allow_time',
  text: `select set_config('statement_timeout', $1, true)`,
}

function noteLast({ closing }: TransactionNotes, last: LastStatement): void {
  const { name } = last.statement
  if (!closing || closing.last) throw new Error(`${name} cannot be the last statement`)
  closing.last = last
}

function noteReads(
  { reads: tables, readsThroughFunctions = [] }: RawStatement<unknown, readonly unknown[]>,
  scope: Scope,
  reads: Set<string>,
): void {
  for (const table of [...tables, ...readsThroughFunctions]) reads.add(scopeTable(scope, table).key)
}

/**
 * The current scope settings of each connection, so that another statement in the same scope need not set them again.
 */
const entered = new WeakMap<ClientBase, string>()

/** Forgets the scope. Must be called when a transaction begins, because the settings are local to it. */
export function leaveScope(client: ClientBase): void {
  entered.delete(client)
}

/** Records the scope that a statement enters by itself. */
export function noteScope(client: ClientBase, scope: Scope): void {
  entered.set(client, settingsOf(scope).join('/'))
}

function settingsOf(scope: Scope): readonly string[] {
  return [
    'organizationId' in scope ? scope.organizationId : '',
    scope.kind === 'user' ? scope.userId : '',
    scope.kind === 'token' ? scope.tokenHash : '',
    scope.kind === 'mailbox' ? scope.email : '',
  ]
}

/** Sent without waiting, before the statements that follow; not needed if the connection is already in the scope. */
export async function enterScope(client: ClientBase, scope: Scope): Promise<void> {
  const values = [...settingsOf(scope)]
  const settings = values.join('/')
  if (entered.get(client) === settings) return
  entered.set(client, settings)
  await client.query({
    name: 'enter_scope',
    text: `select set_config('app.organization_id', $1, true), set_config('app.user_id', $2, true),
      set_config('app.token_hash', $3, true), set_config('app.email', $4, true)`,
    values,
  })
}

function compile<Row>(statement: Statement<Row>, scope: Scope) {
  const transformer = new ScopeTransformer(scope)
  const node = transformer.transformNode(statement.toOperationNode())
  const compiler = new PostgresQueryCompiler()
  const compiled = compiler.compileQuery(
    node as Parameters<typeof compiler.compileQuery>[0],
    createQueryId(),
  )
  return { text: compiled.sql, values: [...compiled.parameters], keys: transformer.keys }
}

const names = new Map<string, string>()

/** Above this number the values are rows in a list, and each length of a list would be another prepared statement. */
const MOST_KEPT_VALUES = 50

/** Statements are prepared once per connection under a name made from their text. */
function named(text: string, values: readonly unknown[]): { readonly name?: string } {
  if (values.length > MOST_KEPT_VALUES) return {}
  let name = names.get(text)
  if (!name) {
    name = `q_${createHash('sha1').update(text).digest('hex').slice(0, 24)}`
    names.set(text, name)
  }
  return { name }
}
