import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { describeRecount, placesOf, signOf, stateOfPlace } from './places.ts'
import { assignmentWith } from './testing/assignment-with.ts'

const t = messagesIn('en', 'work')
const tShared = messagesIn('en', 'shared')

const shelf = (id: string, code: string) => ({ id, code, name: null })

test('shelves stand in the order of the map, with whoever has them', () => {
  const map = [{ id: 'r', name: 'Hall', shelves: [shelf('s2', 'B-02'), shelf('s1', 'A-01')] }]
  const counts = [
    assignmentWith({ id: 'a1', roomId: 'r', shelfId: 's1', shelfCode: 'A-01', userName: 'Ada' }),
  ]
  const [room] = placesOf(map, counts, tShared)
  expect(room?.places.map(({ code, assignment }) => [code, assignment?.userName])).toEqual([
    ['B-02', undefined],
    ['A-01', 'Ada'],
  ])
})

test('a room without shelves is one place', () => {
  const [room] = placesOf([{ id: 'r', name: 'Cellar', shelves: [] }], [], tShared)
  expect(room?.places).toMatchObject([{ id: 'r', code: 'Cellar', shelfId: null }])
  const [planned] = placesOf(
    [{ id: 'r', name: 'Cellar', shelves: [] }],
    [assignmentWith({ id: 'a', roomId: 'r', roomName: 'Cellar', shelfId: null, shelfCode: null })],
    tShared,
  )
  expect(planned?.places).toMatchObject([{ id: 'a', code: 'Cellar' }])
})

test('a shelf and a room that left the map are still counted', () => {
  const rooms = placesOf(
    [{ id: 'r', name: 'Hall', shelves: [] }],
    [
      assignmentWith({ id: 'a', roomId: 'r', shelfId: 'gone', shelfCode: 'A-09' }),
      assignmentWith({ id: 'b', roomId: 'old', roomName: 'Old wing', shelfCode: 'W-1' }),
    ],
    tShared,
  )
  expect(rooms.map(({ name, places }) => [name, places.map(({ code }) => code)])).toEqual([
    ['Hall', ['A-09']],
    ['Old wing', ['W-1']],
  ])
})

test('the counts of an independent shelf are told apart', () => {
  const second = assignmentWith({ mode: 'independent', pass: 1, shelfCode: 'A-01' })
  expect(signOf(second, tShared)).toBe('A-01 · 2')
  const cellar = assignmentWith({ shelfCode: null, roomName: 'Cellar' })
  expect(signOf(cellar, tShared)).toBe('Cellar')
})

test('a place that nobody has planned is open before the start and left out afterwards', () => {
  expect(stateOfPlace({ assignment: undefined }, { isDraft: true })).toBe('open')
  expect(stateOfPlace({ assignment: undefined }, { isDraft: false })).toBe('excluded')
  const counting = assignmentWith({ status: 'in_progress' })
  expect(stateOfPlace({ assignment: counting }, { isDraft: false })).toBe('counting')
  expect(stateOfPlace({ assignment: counting }, { isDraft: false, unsentEvents: 3 })).toBe('unsent')
})

test('a recount of single items names them, and stands beside the count of the shelf', () => {
  const items = ['Rice', 'Mugs', 'Tea', 'Salt'].map((name) => ({ id: name, name }))
  const recount = assignmentWith({ id: 'again', round: 1, recountItems: items })
  expect(signOf(recount, tShared)).toBe('A-01 · 4×')
  expect(describeRecount(recount, t)).toBe('Count again: Rice, Mugs, Tea and 1 more')
  expect(describeRecount(assignmentWith({ round: 1 }), t)).toBe('Count again')
})
