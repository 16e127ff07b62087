import type { ColumnType } from 'kysely'

/** Set when a row is made, by the database unless told, and never again. */
export type Created = ColumnType<Date, Date | undefined, never>
