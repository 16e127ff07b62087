// From a new store to its first count.

export type StepId = 'rooms' | 'stock' | 'people' | 'start'

export interface NextStep {
  readonly id: StepId
  /** `skipped`: the person goes on without it. */
  readonly state: 'open' | 'done' | 'skipped'
}

interface StoreFacts {
  readonly rooms: number
  /** Whether there is a list for the next count. */
  readonly hasBaseline: boolean
  readonly people: number
  readonly skipped: ReadonlySet<StepId>
}

/** Only rooms and the start are required; rooms that are there already need no step. */
export function nextStepsOf(facts: StoreFacts): readonly NextStep[] {
  const { rooms, hasBaseline, people, skipped } = facts
  const step = (id: StepId, isDone: boolean): NextStep => ({
    id,
    state: isDone ? 'done' : skipped.has(id) ? 'skipped' : 'open',
  })
  return [
    ...(rooms === 0 ? [step('rooms', false)] : []),
    step('stock', hasBaseline),
    step('people', people > 1),
    step('start', false),
  ]
}

/** The step that is open in place. The start is never done: then the page shows the count. */
export function currentStepOf(steps: readonly NextStep[]): StepId {
  return steps.find(({ state }) => state === 'open')?.id ?? 'start'
}
