// Reads src/server/db/schema, which describes the current state of every table.

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export const SCHEMA_FOLDER = 'src/server/db/schema'
export const INITIAL_MIGRATION = 'src/server/db/migrations/0001_initial.sql'

export interface SchemaFile {
  /** `04-stores` */
  readonly name: string
  readonly sql: string
}

export function readSchemaFiles(root: string): readonly SchemaFile[] {
  return globSync('*.sql', { cwd: join(root, SCHEMA_FOLDER) })
    .sort()
    .map((name) => ({
      name: basename(name, '.sql'),
      sql: readFileSync(join(root, SCHEMA_FOLDER, name), 'utf8'),
    }))
}

/** True while the first migration is the only one, because it then equals the schema. */
export function isInitialTheSchema(root: string): boolean {
  return globSync('src/server/db/migrations/*.sql', { cwd: root }).length <= 1
}

export function initialMigration(files: readonly SchemaFile[]): string {
  const head = `-- Made from ${SCHEMA_FOLDER} by scripts/schema.ts. Never changed after a release.\n`
  return [head, ...files.map(({ name, sql }) => `-- ==== ${name}\n\n${sql}`)].join('\n')
}
