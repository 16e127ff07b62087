import { describe, expect, test } from 'vitest'
import type { AssignmentStatus } from '#domain/assignment.ts'
import { canDo, PLAN_ACTIONS, type PlanStage, possibleActions } from './plan-actions.ts'
import { assignmentWith, NOTHING_COUNTED } from './testing/assignment-with.ts'

const stageOf = (status: PlanStage['status'], mode: PlanStage['mode'] = 'additive') => ({
  status,
  mode,
})
const ACTIVE = stageOf('active')

function actionsFor(status: AssignmentStatus, events = 0) {
  const assignment = assignmentWith({ status, progress: { ...NOTHING_COUNTED, events } })
  return PLAN_ACTIONS.filter((action) =>
    canDo(action, { assignment, counts: [assignment] }, ACTIVE),
  )
}

describe('a manager', () => {
  test('hands out, excludes and leaves out what is not counted', () => {
    expect(actionsFor('open')).toEqual(['give', 'exclude', 'remove', 'countTwice'])
    expect(actionsFor('assigned')).toEqual(['give', 'release', 'exclude', 'remove', 'countTwice'])
  })

  test('hands over what is being counted, and does not remove its counts', () => {
    expect(actionsFor('in_progress', 3)).toEqual(['give', 'release', 'exclude', 'recount'])
  })

  test('approves what is handed in or has it counted again', () => {
    expect(actionsFor('submitted', 3)).toEqual(['recount', 'approve'])
    expect(actionsFor('approved', 3)).toEqual(['recount'])
  })

  test('takes in again what was excluded', () => {
    expect(actionsFor('excluded')).toEqual(['include', 'recount', 'remove'])
  })

  test('excludes a recount of single items, which leaves what stood before', () => {
    const assignment = assignmentWith({ round: 1, recountItems: [{ id: 'i', name: 'Lentils' }] })
    const allowed = PLAN_ACTIONS.filter((action) =>
      canDo(action, { assignment, counts: [assignment] }, ACTIVE),
    )
    expect(allowed).toEqual(['give', 'exclude'])
  })

  test('changes no plan once counting is closed, but still approves', () => {
    const assignment = assignmentWith({ status: 'submitted' })
    const allowed = PLAN_ACTIONS.filter((action) =>
      canDo(action, { assignment, counts: [assignment] }, stageOf('submitted')),
    )
    expect(allowed).toEqual(['approve'])
    expect(
      PLAN_ACTIONS.filter((action) =>
        canDo(action, { assignment, counts: [assignment] }, stageOf('completed')),
      ),
    ).toEqual([])
  })

  test('gives a place that nobody has planned, or has it counted the other way', () => {
    const on = (mode: PlanStage['mode']) =>
      PLAN_ACTIONS.filter((action) =>
        canDo(action, { assignment: undefined, counts: [] }, stageOf('draft', mode)),
      )
    expect(on('additive')).toEqual(['give', 'release', 'countTwice'])
    expect(on('independent')).toEqual(['give', 'release', 'countOnce'])
  })
})

describe('a shelf', () => {
  const can = (facts: Parameters<typeof assignmentWith>[0]) =>
    (['countTwice', 'countOnce'] as const).filter((action) =>
      canDo(action, { assignment: assignmentWith(facts), counts: [] }, ACTIVE),
    )

  test('that is counted twice can be counted once, and the other way round', () => {
    expect(can({ mode: 'additive' })).toEqual(['countTwice'])
    expect(can({ mode: 'independent', status: 'assigned' })).toEqual(['countOnce'])
  })

  test('is counted the way it was begun, and so is a recount of single items', () => {
    const progress = { ...NOTHING_COUNTED, events: 1 }
    expect(can({ mode: 'additive', status: 'in_progress', progress })).toEqual([])
    expect(can({ mode: 'additive', recountItems: [{ id: 'i', name: 'Lentils' }] })).toEqual([])
  })
})

test('of a mixed selection each action takes what it can', () => {
  const place = (id: string, status: AssignmentStatus) => ({
    id,
    roomId: 'r',
    roomName: 'Hall',
    shelfId: id,
    code: id,
    name: null,
    assignment: assignmentWith({ id, status }),
    counts: [],
  })
  const possible = possibleActions([place('a', 'open'), place('b', 'submitted')], ACTIVE)
  expect(possible.give.map(({ id }) => id)).toEqual(['a'])
  expect(possible.approve.map(({ id }) => id)).toEqual(['b'])
})

test('one of two counts is let stand, once for both of its tiles, and not excluded', () => {
  const first = assignmentWith({ id: '1', shelfId: 's', mode: 'independent', status: 'submitted' })
  const second = { ...first, id: '2', pass: 1, status: 'assigned' as const }
  const counts = [first, second]
  const place = { roomId: 'r', roomName: 'R', shelfId: 's', code: 'A', name: null, counts }
  const places = counts.map((assignment) => ({ ...place, id: assignment.id, assignment }))
  const possible = possibleActions(places, ACTIVE)
  expect(possible.acceptOneCount).toHaveLength(1)
  expect(possible.exclude).toEqual([])
  expect(possibleActions(places, stageOf('submitted')).acceptOneCount).toHaveLength(1)
  expect(possibleActions(places, stageOf('completed')).acceptOneCount).toEqual([])
})

test('what stands alone can be given a second count again', () => {
  const comparison = { state: 'single', differing: 0, disputed: 0 } as const
  const assignment = assignmentWith({ mode: 'independent', status: 'submitted', comparison })
  const place = { assignment, counts: [assignment] }
  expect(canDo('askSecond', place, stageOf('submitted'))).toBe(true)
  expect(canDo('acceptOneCount', place, stageOf('submitted'))).toBe(false)
  const additive = assignmentWith({ status: 'submitted' })
  expect(canDo('askSecond', { assignment: additive, counts: [additive] }, ACTIVE)).toBe(false)
})
