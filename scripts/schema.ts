/** Regenerates docs/schema.md from the schema files, and the first migration as long as it is the only one. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaDocument } from './schema/schema-document.ts'
import {
  INITIAL_MIGRATION,
  initialMigration,
  isInitialTheSchema,
  readSchemaFiles,
} from './schema/schema-files.ts'

const root = join(import.meta.dirname, '..')
const files = readSchemaFiles(root)
const document = join(root, 'docs/schema.md')
writeFileSync(document, schemaDocument(readFileSync(document, 'utf8'), files))
if (isInitialTheSchema(root)) writeFileSync(join(root, INITIAL_MIGRATION), initialMigration(files))
