import { expect, test } from 'vitest'
import { pageOfRooms } from './room-pages.ts'

const shelf = (id: string) => ({ id, code: id, name: null })
const shop = { id: 'shop', name: 'Shop', shelves: ['1', '2', '3'].map(shelf) }
const cellar = { id: 'cellar', name: 'Cellar', shelves: [] }
const attic = { id: 'attic', name: 'Attic', shelves: [shelf('4')] }
const all = [shop, cellar, attic]

test('a page that is large enough is the list', () => {
  expect(pageOfRooms(all, { limit: 5 })).toEqual({ data: all, nextCursor: null, total: 3 })
})

test('a room whose shelves do not fit goes on where the next page begins', () => {
  const first = pageOfRooms(all, { limit: 2 })
  expect(first).toMatchObject({ data: [{ id: 'shop', shelves: [{ id: '1' }, { id: '2' }] }] })
  const second = pageOfRooms(all, { limit: 2, cursor: first.nextCursor ?? '' })
  expect(second.data).toEqual([{ ...shop, shelves: [shelf('3')] }, cellar])
  const third = pageOfRooms(all, { limit: 2, cursor: second.nextCursor ?? '' })
  expect(third).toEqual({ data: [attic], nextCursor: null, total: 3 })
})
