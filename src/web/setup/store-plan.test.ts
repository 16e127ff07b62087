import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import {
  isBlank,
  MAX_ROOMS,
  pasteRooms,
  planStore,
  problemOf,
  type RoomRow,
  roomsToCreate,
  type StorePlan,
  sayProblem,
} from './store-plan.ts'

function said(plan: StorePlan): string | undefined {
  const problem = problemOf(plan)
  return problem && sayProblem(messagesIn('en', 'setup'), problem)
}

let lastId = 0
function row(name: string, count: number | string = '', prefix?: string): RoomRow {
  lastId += 1
  return { id: lastId, name, count, ...(prefix !== undefined && { prefix }) }
}

test('each row becomes a room with numbered shelves', () => {
  const plan = planStore([row('Shop floor', 4), row('Stockroom', 2, 'B-')])
  expect(plan.rooms.map(({ codes }) => codes)).toEqual([
    ['S-01', 'S-02', 'S-03', 'S-04'],
    ['B-01', 'B-02'],
  ])
  expect(plan.shelves).toBe(6)
  expect(problemOf(plan)).toBeUndefined()
})

test('rooms with the same letter get different prefixes, also from one that is typed further down', () => {
  const plan = planStore([row('Shop', 1), row('Stock', 1), row('Sweets', 1, 'SW-')])
  expect(plan.rooms.map(({ prefix }) => prefix)).toEqual(['S-', 'ST-', 'SW-'])
  expect(planStore([row('Shop', 1), row('Other', 1, 'S-')]).rooms[0]?.prefix).toBe('SH-')
})

test('empty rows are no rooms, and a room without shelves is one', () => {
  expect(isBlank(row('  '))).toBe(true)
  const plan = planStore([row('Window'), row('')])
  expect(roomsToCreate(plan)).toEqual([{ name: 'Window', shelves: [] }])
  expect(problemOf(plan)).toBeUndefined()
})

test('shelves without a name of their room are refused beside the name', () => {
  expect(planStore([row('', 3)]).rooms[0]?.problem).toMatchObject({ field: 'name' })
})

test('codes that another room has are refused beside the prefix', () => {
  const plan = planStore([row('Front', 2, 'X'), row('Back', 1, 'X')])
  expect(plan.rooms[1]?.problem).toEqual({
    field: 'prefix',
    why: 'taken',
    code: 'X01',
    room: 'Front',
  })
  expect(said(plan)).toBe('X01 is already in Front.')
})

test('too many shelves, half ones and endless prefixes are refused', () => {
  expect(planStore([row('A', 1_001)]).rooms[0]?.problem).toMatchObject({ field: 'count' })
  expect(planStore([row('A', 1.5)]).rooms[0]?.problem).toMatchObject({ field: 'count' })
  expect(planStore([row('A', 1, 'x'.repeat(60))]).rooms[0]?.problem).toMatchObject({
    field: 'prefix',
  })
  const many = planStore(Array.from({ length: 6 }, (_, index) => row('Hall', 1_000, `${index}-`)))
  expect(said(many)).toContain('up to 5,000 shelves')
})

test('a pasted list becomes a room for each line, with its shelves beside it', () => {
  const [first, blank] = [row('Window', 2), row('')]
  const rows = pasteRooms([first, blank], blank, 'Shop floor\t12\r\n\r\nStockroom\t\r\n') ?? []
  expect(roomsToCreate(planStore(rows)).map(({ name, shelves }) => [name, shelves.length])).toEqual(
    [
      ['Window', 2],
      ['Shop floor', 12],
      ['Stockroom', 0],
    ],
  )
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
})

test('what stood in the row stays before what is pasted, and one name is no list', () => {
  const only = row('Window', 2)
  expect(pasteRooms([only], only, 'Shop\nCellar')?.map(({ name }) => name)).toEqual([
    'Window',
    'Shop',
    'Cellar',
  ])
  expect(pasteRooms([only], only, 'Shop floor\n')).toBeUndefined()
})

test('a pasted name that is too long is kept whole, and its row says so', () => {
  const blank = row('')
  const long = 'Cellar '.repeat(20).trim()
  const plan = planStore(pasteRooms([blank], blank, `Shop floor\t2\n${long}\t3`) ?? [])
  expect(plan.rooms[1]?.row.name).toBe(long)
  expect(plan.rooms.map(({ problem }) => problem)).toEqual([
    undefined,
    { field: 'name', why: 'nameTooLong' },
  ])
  expect(said(plan)).toBe('A name has at most 120 characters.')
})

test('more rooms than can be made at once are refused, not cut', () => {
  const blank = row('')
  const names = Array.from({ length: MAX_ROOMS + 1 }, (_, index) => `Room ${index}`).join('\n')
  const plan = planStore(pasteRooms([blank], blank, names) ?? [])
  expect(plan.rooms).toHaveLength(MAX_ROOMS + 1)
  expect(said(plan)).toContain('up to 200 rooms')
})
