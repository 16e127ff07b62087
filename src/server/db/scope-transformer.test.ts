import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Scope } from './scope.ts'
import { ScopeTransformer } from './scope-transformer.ts'
import { sqlBuilder } from './sql.ts'

const organization: Scope = { kind: 'organization', organizationId: 'org' }
const store: Scope = { kind: 'store', organizationId: 'org', storeId: 'store' }
const user: Scope = { kind: 'user', userId: 'me' }

type Built = { toOperationNode(): Parameters<ScopeTransformer['transformNode']>[0] }

function scoped(query: Built & { compile(): unknown }, scope: Scope) {
  const transformer = new ScopeTransformer(scope)
  const node = transformer.transformNode(query.toOperationNode())
  const compiled = sqlBuilder.getExecutor().compileQuery(node as never, { queryId: 'q' })
  return { sql: compiled.sql, parameters: compiled.parameters, keys: [...transformer.keys] }
}

describe('the scope joins every statement', () => {
  test('as WHERE of a plain select, at the finest level', () => {
    const query = sqlBuilder.selectFrom('room').select('id').where('name', '=', 'Cellar')
    expect(scoped(query, store)).toEqual({
      sql: 'select "id" from "room" where ("name" = $1) and (("room"."store_id" = $2) and ("room"."organization_id" = $3))',
      parameters: ['Cellar', 'store', 'org'],
      keys: ['room/s/store'],
    })
    expect(scoped(query, organization).keys).toEqual(['room/o/org'])
  })

  test('around an OR, so that it cannot be escaped', () => {
    const query = sqlBuilder
      .selectFrom('room')
      .select('id')
      .where((eb) => eb.or([eb('name', '=', 'a'), eb('name', '=', 'b')]))
    expect(scoped(query, organization).sql).toContain(
      'where (("name" = $1 or "name" = $2)) and ("room"."organization_id" = $3)',
    )
  })

  test('as ON of a join, with the alias', () => {
    const query = sqlBuilder
      .selectFrom('room as r')
      .leftJoin('shelf as s', 's.room_id', 'r.id')
      .select('s.id')
    const result = scoped(query, store)
    expect(result.sql).toContain('on ("s"."room_id" = "r"."id") and (("s"."store_id" = $1)')
    expect(result.keys.sort()).toEqual(['room/s/store', 'shelf/s/store'])
  })

  test('inside subqueries and common tables', () => {
    const query = sqlBuilder
      .with('cellars', (db) => db.selectFrom('room').select('id').where('name', '=', 'Cellar'))
      .selectFrom('cellars')
      .innerJoin('shelf', 'shelf.room_id', 'cellars.id')
      .select('shelf.id')
      .where((eb) => eb.exists(eb.selectFrom('store').select('store.id')))
    const result = scoped(query, store)
    expect(result.keys.sort()).toEqual(['room/s/store', 'shelf/s/store', 'store/s/store'])
    expect(result.sql.match(/"organization_id" = /g)).toHaveLength(3)
    expect(result.sql).not.toContain('"cellars"."organization_id"')
  })

  test('in updates and deletes', () => {
    const update = sqlBuilder.updateTable('room').set({ name: 'x' }).where('id', '=', 'r')
    expect(scoped(update, store).sql).toContain('"room"."store_id" = ')
    const remove = sqlBuilder.deleteFrom('room').where('id', '=', 'r')
    expect(scoped(remove, organization).sql).toContain('"room"."organization_id" = ')
  })

  test('in the source of an insert', () => {
    const query = sqlBuilder
      .insertInto('member')
      .columns(['organization_id', 'user_id', 'role'])
      .expression((eb) =>
        eb.selectFrom('member as m').select(['m.organization_id', 'm.user_id', 'm.role']),
      )
    expect(scoped(query, organization).sql).toContain('"m"."organization_id" = ')
  })
})

test('own rows are read across organizations, a tenant’s table is not', () => {
  const own = sqlBuilder.selectFrom('member').select('role')
  expect(scoped(own, user)).toMatchObject({ keys: ['member/u/me'], parameters: ['me'] })
  const foreign = sqlBuilder.selectFrom('room').select('id')
  expect(() => scoped(foreign, user)).toThrow('cannot be read in the scope of a user')
})

test('a table without a scope and a table hidden in raw SQL are refused', () => {
  const unknown = sqlBuilder.selectFrom('pg_class' as 'room').select('id')
  expect(() => scoped(unknown, organization)).toThrow('pg_class has no scope')
  const hidden = sqlBuilder
    .selectFrom('room')
    .select(sql<number>`(select count(*) from shelf)`.as('count'))
  expect(() => scoped(hidden, organization)).toThrow('may not name a table')
})

test('people are not a tenant’s: whoever reads their names listens to the whole table', () => {
  const query = sqlBuilder
    .selectFrom('member')
    .innerJoin('auth.user as u', 'u.id', 'member.user_id')
    .select('u.name')
  expect(scoped(query, organization).keys.sort()).toEqual(['member/o/org', 'user'])
})
