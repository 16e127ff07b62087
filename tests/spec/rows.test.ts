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

test('every row stands once', () => {
  const names = SECTIONS.flatMap(({ section, tables }) =>
    tables.flatMap(({ name, rows }) => rows.map(({ row }) => `${section} / ${name} / ${row}`)),
  )
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  expect(twice).toEqual([])
})
