// Which rows a piece of work may see. The data layer adds the scope to every statement and to row-level security.

import {
  LEVEL_LETTERS,
  SCOPE_COLUMNS,
  type ScopeLevel,
  TAGGED_BY,
  type TableName,
} from './schema.ts'

/** Rows of one person in all organizations: who they are and where they belong. */
export interface UserScope {
  readonly kind: 'user'
  readonly userId: string
}

export interface OrganizationScope {
  readonly kind: 'organization'
  readonly organizationId: string
}

export interface StoreScope {
  readonly kind: 'store'
  readonly organizationId: string
  readonly storeId: string
}

/** One audit, with all of its stores. */
export interface AuditScope {
  readonly kind: 'audit'
  readonly organizationId: string
  readonly auditId: string
}

/** The one row that a secret in a link belongs to. */
interface TokenScope {
  readonly kind: 'token'
  readonly tokenHash: string
}

/** What was sent to an address that is verified to be the viewer's. */
interface MailboxScope {
  readonly kind: 'mailbox'
  readonly email: string
}

/** The operator's functions, which decide themselves what they show of all tenants. */
export interface PlatformScope {
  readonly kind: 'platform'
}

export type Scope =
  | UserScope
  | OrganizationScope
  | StoreScope
  | AuditScope
  | TokenScope
  | MailboxScope
  | PlatformScope

/** The predicate of a scope on a table, with the change key that a reader depends on. */
export interface TableScope {
  readonly conditions: readonly { readonly column: string; readonly value: string }[]
  readonly key: string
}

export function scopeTable(scope: Scope, table: TableName): TableScope {
  const levels = levelsOf(scope)
  const columns = SCOPE_COLUMNS[table]
  const fixed = levels.flatMap(({ level, value }) => {
    const column = columns[level]
    return column ? [{ level, column, value }] : []
  })
  const finest = fixed[0]
  if (!finest) return unscoped(scope, table)
  const tagged = TAGGED_BY[table] ?? table
  return { conditions: fixed, key: changeKey(tagged, finest.level, finest.value) }
}

/** Names of people are read together with rows of tenants; any other table without its scope is a bug. */
function unscoped(scope: Scope, table: TableName): TableScope {
  if (scope.kind !== 'platform' && table !== 'auth.user') {
    throw new Error(`The table ${table} cannot be read in the scope of a ${scope.kind}`)
  }
  return { conditions: [], key: tableKey(table) }
}

/** Finest level first. */
function levelsOf(scope: Scope): readonly { level: ScopeLevel; value: string }[] {
  switch (scope.kind) {
    case 'user':
      return [{ level: 'user', value: scope.userId }]
    case 'token':
      return [{ level: 'token', value: scope.tokenHash }]
    case 'mailbox':
      return [{ level: 'email', value: scope.email }]
    case 'platform':
      return []
    case 'organization':
      return [{ level: 'organization', value: scope.organizationId }]
    case 'audit':
      return [
        { level: 'audit', value: scope.auditId },
        { level: 'organization', value: scope.organizationId },
      ]
    case 'store':
      return [
        { level: 'store', value: scope.storeId },
        { level: 'organization', value: scope.organizationId },
      ]
  }
}

function changeKey(table: TableName, level: ScopeLevel, value: string): string {
  return `${tableKey(table)}/${LEVEL_LETTERS[level]}/${value}`
}

/** Covers every row: written for huge changes, so every reader of the table listens to it. */
function tableKey(table: TableName): string {
  return table.slice(table.indexOf('.') + 1)
}

/** The keys a reader of `key` listens to: its rows, and changes too large to name rows. */
export function listenedKeys(key: string): readonly string[] {
  const slash = key.indexOf('/')
  return slash < 0 ? [key, anyRowKey(key)] : [key, key.slice(0, slash)]
}

/** The keys affected by a change of `key`: readers of its rows, and readers of the whole table. */
export function concernedKeys(key: string): readonly string[] {
  const slash = key.indexOf('/')
  return slash < 0 ? [key] : [key, anyRowKey(key.slice(0, slash))]
}

function anyRowKey(table: string): string {
  return `${table}/*`
}
