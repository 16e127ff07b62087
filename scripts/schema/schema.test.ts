import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { schemaDocument } from './schema-document.ts'
import {
  INITIAL_MIGRATION,
  initialMigration,
  isInitialTheSchema,
  readSchemaFiles,
} from './schema-files.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('docs/schema.md shows the tables of today: node scripts/schema.ts makes it anew', () => {
  const document = read('docs/schema.md')
  expect(document).toBe(schemaDocument(document, readSchemaFiles(root)))
})

test.runIf(isInitialTheSchema(root))(
  'the first migration is the schema files in a row until another follows: node scripts/schema.ts',
  () => expect(read(INITIAL_MIGRATION)).toBe(initialMigration(readSchemaFiles(root))),
)

const SHOP = `-- Where things are sold.

-- A shop of ours. More about it.
create table shop (
  id uuid primary key,
  owner_id text references auth."user" on delete set null
);

-- What is for sale: goods.
create table app.goods (
  organization_id uuid not null,
  shop_id uuid not null,
  foreign key (organization_id, shop_id) references shop on delete cascade
);
alter table shop add foreign key (organization_id, best_id) references app.goods;
`

test('a topic has a picture with its keys, and a sentence a table', () => {
  const document = schemaDocument('Written by hand.\n', [{ name: '04-shops-and-goods', sql: SHOP }])
  expect(document.split('\n')).toEqual([
    'Written by hand.',
    '<!-- Made by scripts/schema.ts, from here to the end. -->',
    '',
    '## Shops and goods',
    '',
    '[04-shops-and-goods.sql](../src/server/db/schema/04-shops-and-goods.sql). Where things are sold.',
    '',
    '```mermaid',
    'erDiagram',
    '  "auth.user" ||--o{ "shop" : "owner_id"',
    '  "app.goods" ||--o{ "shop" : "best_id"',
    '  "shop" ||--o{ "app.goods" : "shop_id"',
    '```',
    '',
    '| table | what it holds |',
    '|---|---|',
    '| `shop` | A shop of ours. |',
    '| `app.goods` | What is for sale: goods. |',
    '',
  ])
})

test('a table without a word about it is refused', () => {
  const bare = '-- Shops.\n\ncreate table shop (\n  id uuid\n);\n'
  expect(() => schemaDocument('', [{ name: '04-shops', sql: bare }])).toThrow(
    'shop needs a comment that says what it holds.',
  )
})
