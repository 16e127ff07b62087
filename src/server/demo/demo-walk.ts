// Moves the demo's audit while it is watched: two made-up people count one item after the other, through the same
// functions as everyone.

import type { Pool } from 'pg'
import { foundInDemo } from '#domain/demo.ts'
import type { FunctionHost } from '../http/function-host.ts'
import { newId } from '../new-id.ts'
import { DEMO_PEOPLE, standingIdentity } from './demo-people.ts'
import {
  type DemoPlaces,
  findDemo,
  type ShelfToCount,
  selectNextLine,
  selectShelfOf,
} from './demo-places.ts'

const COUNTERS = [DEMO_PEOPLE.firstCounter, DEMO_PEOPLE.secondCounter]

type Counter = (typeof COUNTERS)[number]

export interface DemoWalkOptions {
  readonly owner: Pool
  readonly functions: Pick<FunctionHost, 'runMutation'>
  readonly nowMs: () => number
  /** Called once everything is counted: closes the audit and starts another. */
  readonly startOver: (places: DemoPlaces) => Promise<void>
}

/** One step of one of the two people. */
export async function takeDemoStep(options: DemoWalkOptions, turn: number): Promise<void> {
  const places = await findDemo(options.owner)
  if (!places) return
  const first = turn % COUNTERS.length
  for (const counter of [...COUNTERS.slice(first), ...COUNTERS.slice(0, first)]) {
    const shelf = await selectShelfOf(options.owner, places.auditId, counter.id)
    if (shelf) return countAt(options, places, counter, shelf)
  }
  await options.startOver(places)
}

async function countAt(
  options: DemoWalkOptions,
  { auditId }: DemoPlaces,
  counter: Counter,
  shelf: ShelfToCount,
): Promise<void> {
  const { owner, functions, nowMs } = options
  const { assignmentId: auditAssignmentId } = shelf
  const deviceId = `phone of ${counter.id}`
  const run = (path: string, args: object) =>
    functions.runMutation(standingIdentity(counter), path, args)
  if (!shelf.isTaken) {
    await run('auditAssignments:createSelfAssignment', { auditAssignmentId, deviceId })
    return
  }
  const line = await selectNextLine(owner, auditId, shelf)
  if (!line) {
    const handedIn = { status: 'submitted', eventsSent: 0, declaredEmpty: !shelf.isCounted }
    await run('auditAssignments:updateStatus', { auditAssignmentId, deviceId, ...handedIn })
    return
  }
  const found = foundInDemo(line.expected, shelf.position + line.place)
  const event = {
    ...{ id: newId(), auditAssignmentId, kind: 'add', code: line.code, entered: found },
    ...{ deviceId, deviceSeq: nowMs(), deviceTimeMs: nowMs() },
    ...{
      inputMode: 'camera',
      quantityMode: found === 1 ? 'scanned' : 'typed',
      codeFormat: 'ean_13',
    },
  }
  await run('scanEvents:recordMany', { events: [event] })
}
