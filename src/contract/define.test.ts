import { expect, test } from 'vitest'
import * as z from 'zod'
import { action, canonicalName, defineModule, id, mutation, noArgs, query } from './define.ts'

const shelves = defineModule('shelves', {
  list: query<string[]>()({ access: 'public', args: noArgs }),
  close: mutation<null>()({ access: 'user', args: z.strictObject({ id }) }),
  print: action<null>()({ access: 'rooms:read', args: noArgs }),
})

test('a module names its functions', () => {
  expect(shelves.list.name).toBe('shelves:list')
  expect(shelves.close.name).toBe('shelves:close')
})

test('a function keeps what was declared', () => {
  expect(shelves.list).toMatchObject({ kind: 'query', access: 'public', args: noArgs })
  expect(shelves.close).toMatchObject({ kind: 'mutation', access: 'user' })
  expect(shelves.print).toMatchObject({ kind: 'action', access: 'rooms:read' })
})

test('naming the functions leaves the declarations as they were', () => {
  const list = query<null>()({ access: 'public', args: noArgs })
  defineModule('shelves', { list })
  expect(list.name).toBe('')
})

test.each([
  ['rooms:create', 'rooms:create'],
  ['rooms.create', 'rooms:create'],
  ['rooms', 'rooms'],
  ['a.b.c', 'a:b.c'],
  ['a:b.c', 'a:b.c'],
])('%s is called %s on the wire', (path, name) => {
  expect(canonicalName(path)).toBe(name)
  expect(canonicalName(canonicalName(path))).toBe(name)
})

test('a function without arguments takes none', () => {
  expect(noArgs.safeParse({}).success).toBe(true)
  expect(noArgs.safeParse({ storeId: 'x' }).success).toBe(false)
})

test('an id is a UUID', () => {
  expect(id.safeParse('01920000-0000-7000-8000-000000000000').success).toBe(true)
  expect(id.safeParse("1' or '1'='1").success).toBe(false)
})

test('an id in capitals is the same id', () => {
  expect(id.parse('0192ABCD-0000-7000-8000-00000000000F')).toBe(
    '0192abcd-0000-7000-8000-00000000000f',
  )
})
