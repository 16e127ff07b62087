// What of the specification is still to come: written down for `npm test`, which counts it apart.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screens } from './section-2-screens.rows.ts'
import { entities } from './section-3-entities.rows.ts'
import { states } from './section-4-states.rows.ts'
import { validation } from './section-5-validation.rows.ts'
import { roles } from './section-6-roles.rows.ts'
import { calls } from './section-7-calls.rows.ts'
import { errors } from './section-8-errors.rows.ts'
import { constants } from './section-9-constants.rows.ts'

const SECTIONS = [screens, entities, states, validation, roles, calls, errors, constants]
const output = join(import.meta.dirname, '..', '..', '.shelfcount')

const all = SECTIONS.flatMap(({ section, tables }) =>
  tables.flatMap(({ name, rows }) => rows.map((row) => ({ section, table: name, ...row }))),
)

test('every row stands once', () => {
  const names = all.map(({ section, table, row }) => `${section} / ${table} / ${row}`)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  expect(twice).toEqual([])
})

test('pending rows are written down with the feature that brings them', () => {
  const rows = all.flatMap((row) => ('pending' in row ? [row] : []))
  mkdirSync(output, { recursive: true })
  const content = JSON.stringify({ pending: rows.length, rows }, null, 2)
  writeFileSync(join(output, 'spec-pending.json'), `${content}\n`)
  expect(rows.every(({ pending }) => pending.length > 0)).toBe(true)
})
