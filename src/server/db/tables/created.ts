import type { ColumnType } from 'kysely'

/** Set when a row is inserted, by default by the database, and never changed. */
export type Created = ColumnType<Date, Date | undefined, never>
