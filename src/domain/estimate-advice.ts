// Who will be done early, and which shelves of whom they should take, so that all are done sooner.

export interface AdviceFacts {
  /** The time the advice is for: the last count. */
  readonly asOf: number
  readonly people: readonly PersonAtWork[]
  readonly shelves: readonly ShelfLeft[]
}

export interface PersonAtWork {
  readonly id: string
  /** When they counted last; null: not yet. */
  readonly lastSeenMs: number | null
  /** Time of counting on each shelf that they have done and that was not empty. */
  readonly doneMs: readonly number[]
}

export interface ShelfLeft {
  readonly id: string
  /** Null: nobody's yet. */
  readonly userId: string | null
  /** Time of counting so far; a shelf that somebody has begun is left to them. */
  readonly spentMs: number
}

export interface Advice {
  readonly people: readonly PersonOutlook[]
  readonly moves: readonly ShelfMove[]
  /** When all would be done as it is, and with the moves; null: some shelves have nobody at work. */
  readonly finishMs: number | null
  readonly advisedFinishMs: number
}

export interface PersonOutlook {
  readonly id: string
  readonly shelvesLeft: number
  readonly doneAtMs: number
  /** Done with what is theirs well before the others. */
  readonly isEarly: boolean
}

export interface ShelfMove {
  readonly shelfId: string
  readonly fromUserId: string | null
  readonly toUserId: string
}

/** Whoever has counted within this time is at work. */
const AT_WORK_MS = 10 * 60_000
const FEWEST_SHELVES = 3
/** A person's own pace weighs against the team's as if it were known from so many shelves. */
const TEAM_WEIGHT = 2
const LEAST_SHARE = 0.1
/** A move that gains less is not worth the walk. */
const LEAST_GAIN_MS = 60_000
const MOST_MOVES = 50

interface Load {
  readonly id: string
  readonly shelfMs: number
  /** Begun: stays where it is. */
  begunMs: number
  readonly waiting: ShelfLeft[]
}

/** Null while too little is known, nobody is at work, or nothing is left. */
export function adviseShares({ asOf, people, shelves }: AdviceFacts): Advice | null {
  const done = people.flatMap(({ doneMs }) => doneMs)
  const meanMs = mean(done)
  const present = people.filter(({ lastSeenMs }) => {
    return lastSeenMs !== null && asOf - lastSeenMs <= AT_WORK_MS
  })
  if (done.length < FEWEST_SHELVES || meanMs <= 0) return null
  if (present.length === 0 || shelves.length === 0) return null
  const loads = present.map((person) => loadOf(person, shelves, meanMs))
  const ids = new Set(present.map(({ id }) => id))
  const orphans = shelves.filter(({ userId }) => userId === null || !ids.has(userId))
  const before = loads.map((load) => outlookOf(load, asOf))
  const finishMs = orphans.length > 0 ? null : latest(before)
  const moves = [...handOut(orphans, loads), ...evenOut(loads)]
  const advisedFinishMs = latest(loads.map((load) => outlookOf(load, asOf)))
  const end = finishMs ?? advisedFinishMs
  return {
    people: before.map((one) => ({ ...one, isEarly: end - one.doneAtMs > meanMs })),
    moves: shortened(moves),
    finishMs,
    advisedFinishMs,
  }
}

function loadOf(person: PersonAtWork, shelves: readonly ShelfLeft[], meanMs: number): Load {
  const known = person.doneMs.length
  const sum = person.doneMs.reduce((total, ms) => total + ms, 0)
  const shelfMs = (sum + TEAM_WEIGHT * meanMs) / (known + TEAM_WEIGHT)
  const own = shelves.filter(({ userId }) => userId === person.id)
  const begun = own.filter(({ spentMs }) => spentMs > 0)
  const begunMs = begun.reduce(
    (total, { spentMs }) => total + Math.max(shelfMs - spentMs, shelfMs * LEAST_SHARE),
    0,
  )
  return { id: person.id, shelfMs, begunMs, waiting: own.filter(({ spentMs }) => spentMs === 0) }
}

function busyMs({ begunMs, waiting, shelfMs }: Load): number {
  return begunMs + waiting.length * shelfMs
}

function outlookOf(load: Load, asOf: number): Omit<PersonOutlook, 'isEarly'> {
  const begun = load.begunMs > 0 ? 1 : 0
  const doneAtMs = Math.round(asOf + busyMs(load))
  return { id: load.id, shelvesLeft: load.waiting.length + begun, doneAtMs }
}

/** Shelves of nobody, or of somebody who has gone: each to whoever would be done with it first. */
function handOut(orphans: readonly ShelfLeft[], loads: readonly Load[]): readonly ShelfMove[] {
  return orphans.flatMap((shelf) => {
    const taker = least(loads, (load) => busyMs(load) + load.shelfMs)
    if (!taker) return []
    taker.waiting.push(shelf)
    return [{ shelfId: shelf.id, fromUserId: shelf.userId, toUserId: taker.id }]
  })
}

/** From whoever is done last to whoever gains most by it, while that brings the end nearer. */
function evenOut(loads: readonly Load[]): readonly ShelfMove[] {
  const moves: ShelfMove[] = []
  while (moves.length < MOST_MOVES) {
    const last = least(loads, (load) => -busyMs(load))
    const taker = least(loads, (load) => busyMs(load) + load.shelfMs)
    const shelf = last?.waiting.at(-1)
    if (!last || !taker || !shelf || last === taker) break
    if (busyMs(taker) + taker.shelfMs > busyMs(last) - LEAST_GAIN_MS) break
    last.waiting.pop()
    taker.waiting.push(shelf)
    moves.push({ shelfId: shelf.id, fromUserId: last.id, toUserId: taker.id })
  }
  return moves
}

/** A shelf that went on from hand to hand goes straight to the last. */
function shortened(moves: readonly ShelfMove[]): readonly ShelfMove[] {
  const shelves = new Map<string, ShelfMove>()
  for (const move of moves) {
    const fromUserId = shelves.get(move.shelfId)?.fromUserId ?? move.fromUserId
    shelves.set(move.shelfId, { ...move, fromUserId })
  }
  return [...shelves.values()].filter(({ fromUserId, toUserId }) => fromUserId !== toUserId)
}

function least(loads: readonly Load[], of: (load: Load) => number): Load | undefined {
  return loads.reduce<Load | undefined>(
    (best, load) => (best && of(best) <= of(load) ? best : load),
    undefined,
  )
}

function latest(people: readonly { readonly doneAtMs: number }[]): number {
  return people.reduce((last, { doneAtMs }) => Math.max(last, doneAtMs), 0)
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
