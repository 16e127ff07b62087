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
  /** Hand-written SQL, held within the organization by row-level security. */
  raw<Row extends QueryResultRow, Values extends readonly unknown[]>(
    statement: RawStatement<Row, Values>,
    values: Values,
  ): Promise<readonly Row[]>
  /** The same as the last thing before the answer, sent together with it. Once in a transaction. */
  last<Row extends QueryResultRow, Values extends readonly unknown[]>(
    statement: RawStatement<Row, Values>,
    values: Values,
    take: (rows: readonly Row[]) => void,
  ): void
  /** Whether anything in the scope was written to these tables since another moment. It counts as read. */
  writtenSince(tables: readonly TableName[], then: Moment | undefined): Promise<SinceThen>
  /** Statements of this transaction may take so long. */
  allowTime(statementMs: number): Promise<void>
  /** Another scope in the same transaction: the caller has checked that the viewer may enter it. */
  within(scope: Scope): ScopedDatabase
  /** The same where a statement has just entered that scope for itself. */
  entered(scope: Scope): ScopedDatabase
  /** What is remembered of the transaction, in whatever scope. */
  readonly notes: TransactionNotes
}

export interface TransactionNotes {
  /** Whether this action is in the journal already. */
  journaled: boolean
  /** Organizations that were entered. */
  readonly organizations: Set<string>
  /** Statements that were sent and are answered before the transaction is. */
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

/** The settings that a connection has, so that a statement in an equal scope costs no more. */
const entered = new WeakMap<ClientBase, string>()

/** Forgets the scope: to be called where a transaction begins, since the setting is local to it. */
export function leaveScope(client: ClientBase): void {
  entered.delete(client)
}

/** Remembers the scope that a statement enters for itself. */
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

/** Sent, not waited for, before the statements that follow; nothing when the connection is there. */
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

/** More than these are rows in a list, and each length of a list would be a statement to keep. */
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
