// Every rule of the house notices when it is broken: made-up files, and what is said about them.

import { expect, test } from 'vitest'
import type { HouseRule } from './house-rules.ts'
import * as rules from './house-rules.ts'
import { importsOf } from './imports.ts'

const RULES = new Map<string, HouseRule>(Object.entries(rules))

interface Breach {
  readonly rule: keyof typeof rules
  /** Made-up files by path; each is a breach on its own or together with the others. */
  readonly files: Readonly<Record<string, string>>
  readonly complaints: readonly string[]
}

const BREACHES: readonly Breach[] = [
  {
    rule: 'areasKeepTheirEdges',
    files: {
      'src/domain/a.ts': "import { b } from '#contract/b.ts'",
      'src/web/rooms/b.ts': "import type { C } from '#server/db/c.ts'",
      'src/server/c.ts': "import { world } from '#seeds/world.ts'",
      'src/server/d.ts': "const late = await import('#tests/support/d.ts')",
      'src/web/client/e.ts': "import { clock } from './testing/fake-clock.ts'",
      'src/server/f.test.ts': "import { world } from '#seeds/world.ts'",
    },
    complaints: [
      'src/domain/a.ts imports #contract/b.ts',
      'src/web/rooms/b.ts imports #server/db/c.ts',
      'src/server/c.ts imports #seeds/world.ts',
      'src/server/d.ts imports #tests/support/d.ts',
      'src/web/client/e.ts imports ./testing/fake-clock.ts',
    ],
  },
  {
    rule: 'serverKeepsItsEdges',
    files: {
      'src/server/db/a.ts': "import type { Viewer } from '#server/functions/viewer.ts'",
      'src/server/queries/b.ts': "import { Engine } from '../realtime/engine.ts'",
      'src/server/functions/c.ts': "import { createAuth } from '#server/auth/create-auth.ts'",
      'src/server/functions/d.ts': "import { newId } from '../new-id.ts'",
    },
    complaints: [
      'src/server/db/a.ts imports #server/functions/viewer.ts',
      'src/server/queries/b.ts imports ../realtime/engine.ts',
      'src/server/functions/c.ts imports #server/auth/create-auth.ts',
    ],
  },
  {
    rule: 'realtimeKnowsNoFunction',
    files: {
      'src/server/realtime/a.ts': "import { rooms } from '#server/functions/stores/rooms.ts'",
      'src/server/realtime/b.ts': "import { createFunctions } from '#server/functions/registry.ts'",
      'src/server/realtime/c.ts': "import type { Functions } from '#server/functions/registry.ts'",
    },
    complaints: [
      'src/server/realtime/a.ts imports #server/functions/stores/rooms.ts',
      'src/server/realtime/b.ts imports #server/functions/registry.ts',
    ],
  },
  {
    rule: 'webKeepsItsEdges',
    files: {
      'src/web/rooms/a.tsx': "import { Profile } from '../account/profile-page.tsx'",
      'src/web/kit/b.tsx': "import { useLiveQuery } from '../client/react.tsx'",
      'src/web/session/c.ts': "import { AppFrame } from '../shell/app-frame.tsx'",
      'src/web/rooms/d.tsx': "import { Route } from '../routes/index.tsx'",
      'src/web/routes/e.tsx': "import { RoomsPage } from '../rooms/rooms-page.tsx'",
    },
    complaints: [
      'src/web/rooms/a.tsx imports ../account/profile-page.tsx',
      'src/web/kit/b.tsx imports ../client/react.tsx',
      'src/web/session/c.ts imports ../shell/app-frame.tsx',
      'src/web/rooms/d.tsx imports ../routes/index.tsx',
    ],
  },
  {
    rule: 'pagesLeaveTheSchemasToTheServer',
    files: {
      'src/contract/a.ts': "import * as z from 'zod'",
      'src/contract/b.ts': "import { c } from './c.ts'",
      'src/contract/c.ts': "import { a } from './a.ts'",
      'src/contract/d.ts': "import type { C } from './c.ts'\nimport type * as z from 'zod'",
      'src/web/rooms/e.ts': "import { a } from '#contract/a.ts'",
      'src/web/rooms/f.ts': "import { type B } from '#contract/b.ts'",
      'src/web/rooms/g.ts':
        "import type { B } from '#contract/b.ts'\nimport { d } from '#contract/d.ts'",
      'src/web/rooms/h.test.ts': "import { a } from '#contract/a.ts'",
      'src/server/i.ts': "import { a } from '#contract/a.ts'",
    },
    complaints: [
      'src/web/rooms/e.ts imports #contract/a.ts',
      'src/web/rooms/f.ts imports #contract/b.ts',
    ],
  },
  {
    rule: 'noImportGoesInACircle',
    files: {
      'src/domain/a.ts': "import { b } from './b.ts'",
      'src/domain/b.ts': "import {\n  c,\n} from './c.ts'",
      'src/domain/c.ts': "export { b } from './b.ts'",
      'src/domain/d.ts': "import type { E } from './e.ts'",
      'src/domain/e.ts': "import { d } from './d.ts'",
      'src/web/route-tree.gen.ts': "import { Route } from './routes/f.tsx'",
      'src/web/routes/f.tsx': "import type { Routes } from '../route-tree.gen.ts'",
    },
    complaints: [
      'src/domain/b.ts → src/domain/c.ts → src/domain/b.ts',
      'src/domain/d.ts → src/domain/e.ts → src/domain/d.ts',
    ],
  },
  {
    rule: 'domainIsPure',
    files: {
      'src/domain/a.ts': 'const now = Date.now()',
      'src/domain/b.ts': 'const now = new Date()',
      'src/domain/c.ts': 'const id = Math.random()',
      'src/domain/d.ts': 'const id = crypto.randomUUID()',
      'src/domain/e.ts': 'const day = performance.now()',
      'src/domain/f.ts': 'const big = name.toLocaleUpperCase()',
      'src/domain/g.ts': '// Date.now is not for us\nconst day = new Date(atMs)',
    },
    complaints: [
      'src/domain/a.ts uses Date.now',
      'src/domain/b.ts uses new Date()',
      'src/domain/c.ts uses Math.random',
      'src/domain/d.ts uses crypto',
      'src/domain/e.ts uses performance',
      'src/domain/f.ts uses .toLocaleUpperCase()',
    ],
  },
  {
    rule: 'thereAreNoBarrels',
    files: {
      'src/domain/index.ts': 'export const a = 1',
      'src/domain/all.ts': "// Everything.\nexport * from './a.ts'\nexport { b } from './b.ts'",
      'src/domain/both.ts': "import { a } from './a.ts'\nexport { a }",
      'src/domain/own.ts': "export { b } from './b.ts'\nexport const c = 3",
      'src/web/routes/index.tsx': 'export const Route = 1',
    },
    complaints: [
      'src/domain/index.ts is a barrel',
      'src/domain/all.ts is a barrel',
      'src/domain/both.ts is a barrel',
    ],
  },
  {
    rule: 'filesAreNamedInKebabCase',
    files: {
      'src/domain/shelfCode.ts': '',
      'src/web/Rooms/page.tsx': '',
      'src/web/kit/error_panel.tsx': '',
      'src/web/kit/error-panel.module.css': '',
      'src/web/routes/_authorized/stores.$storeId.tsx': '',
    },
    complaints: [
      'src/domain/shelfCode.ts is not kebab-case',
      'src/web/Rooms/page.tsx is not kebab-case',
      'src/web/kit/error_panel.tsx is not kebab-case',
    ],
  },
  {
    rule: 'importsNameTheWholeFile',
    files: {
      'src/web/kit/a.ts': "import { b } from './b'",
      'src/web/kit/c.ts': "import url from './app.css?url'\nimport { z } from 'zod'",
    },
    complaints: ['src/web/kit/a.ts imports ./b'],
  },
  {
    rule: 'otherAreasAreImportedByAlias',
    files: {
      'src/web/kit/a.ts': "import { fault } from '../../domain/fault.ts'",
      'tests/b.test.ts': "import { steps } from '../scripts/test/steps.ts'",
    },
    complaints: ['src/web/kit/a.ts imports ../../domain/fault.ts'],
  },
  {
    rule: 'webImportsUpOneLevelAtMost',
    files: {
      'src/web/scanner/counter/a.ts': "import { Sheet } from '../../kit/sheet.tsx'",
      'src/web/scanner/counter/b.ts': "import { Rail } from '../rail.tsx'",
      'src/web/kit/sheet.tsx': '',
      'src/web/scanner/rail.tsx': '',
      'src/server/db/tables/c.ts': "import { newId } from '../../new-id.ts'",
    },
    complaints: ['src/web/scanner/counter/a.ts imports ../../kit/sheet.tsx'],
  },
  {
    rule: 'migrationsChangeTablesOnly',
    files: {
      'src/server/db/migrations/0002_a.sql':
        'alter table a add column b text;\ndrop function app.c();',
      'src/server/db/migrations/0003_b.sql': 'select 1;\ncreate function app.b() returns void',
      'src/server/db/migrations/0004_c.sql': 'CREATE OR REPLACE\n  PROCEDURE app.c() as',
      'src/server/db/functions/d.sql': 'create or replace function app.d() returns void',
    },
    complaints: [
      'src/server/db/migrations/0003_b.sql creates app.b',
      'src/server/db/migrations/0004_c.sql creates app.c',
    ],
  },
  {
    rule: 'databaseFunctionsAreFoundByTheirName',
    files: {
      'src/server/db/functions/a.sql': '-- A.\ncreate or replace function app.a() returns void',
      'src/server/db/functions/before-tables/b.sql': 'create or replace procedure app.b() as',
      'src/server/db/functions/c.sql': 'create function app.c() returns void',
      'src/server/db/functions/d.sql': 'create or replace function app.other() returns void',
      'src/server/db/functions/e.sql':
        'create or replace function app.e() as 1;\ncreate or replace function app.f() as 2;',
    },
    complaints: ['c', 'd', 'e'].map(
      (name) =>
        `src/server/db/functions/${name}.sql does not create or replace the one function of its name`,
    ),
  },
]

test.each(BREACHES)('a breach of $rule is noticed', ({ rule, files, complaints }) => {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
  expect(RULES.get(rule)?.(sources)).toEqual(complaints)
})

test('there is a breach of every rule here', () => {
  expect(BREACHES.map(({ rule }) => rule).sort()).toEqual([...RULES.keys()].sort())
})

test('imports are found in every form', () => {
  const text = [
    "import a, { b } from 'a'",
    "import * as c from 'c'",
    "import type { D } from 'd'",
    "import './e.css'",
    "import {\n  f,\n  type G,\n} from 'f'",
    "export type { H } from 'h'",
    "export * from 'i'",
    "export const j = 'no import'",
    "const k = () => import('k')",
  ].join('\n')
  const kinds = importsOf(text).map(({ specifier, kind }) => `${kind} ${specifier}`)
  expect(kinds).toEqual([
    ...['value a', 'value c', 'type d', 'value ./e.css', 'value f', 'type h', 'value i', 'value k'],
  ])
})
