import { describe, expect, test } from 'vitest'
import type { RecordOutcome, SentScanEvent } from '#contract/scan-events.ts'
import { Fault } from '#domain/fault.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import { type DrainParts, drain, type OutboxSender } from './drain.ts'
import type { OutboxWork } from './outbox-entry.ts'
import { MemoryStore } from './testing/memory-store.ts'

const SHELF = 'shelf-1'

function count(id: string, facts: object = {}): OutboxWork {
  const event = { id, auditAssignmentId: SHELF, kind: 'add', deviceTimeMs: 0, ...facts } as const
  return { kind: 'count', event }
}

/** A server that accepts everything it is not set to refuse. */
class Server implements OutboxSender {
  readonly batches: string[][] = []
  readonly actions: object[] = []
  refuse: (event: SentScanEvent) => Fault | undefined = () => undefined
  refuseBatch: (events: readonly SentScanEvent[]) => Error | undefined = () => undefined
  warn: (event: SentScanEvent) => readonly ScanWarning[] = () => []

  async recordMany(events: readonly SentScanEvent[]): Promise<readonly RecordOutcome[]> {
    const failure = this.refuseBatch(events)
    if (failure) throw failure
    this.batches.push(events.map(({ id }) => id))
    return events.map((event) => {
      const fault = this.refuse(event)
      return fault
        ? { id: event.id, status: 'refused', fault: fault.shape }
        : { id: event.id, status: 'recorded', warnings: this.warn(event), setAside: null }
    })
  }

  async take(args: object) {
    this.actions.push({ take: args })
  }

  async submit(args: { readonly controlTotal?: number }) {
    this.actions.push({ submit: args })
    return { checkAgain: args.controlTotal === 13 }
  }

  async exclude(args: object) {
    this.actions.push({ exclude: args })
  }

  async upload() {
    return 'file-1'
  }
}

async function setUp(works: readonly OutboxWork[]) {
  const store = new MemoryStore()
  const server = new Server()
  await store.append('ana', works, 1)
  const parts: DrainParts = {
    store,
    sender: server,
    userId: 'ana',
    deviceId: 'device-1',
    now: () => 2,
    isOtherBuild: async () => false,
    onProgress: () => {},
  }
  const states = () => store.entries.map(({ state }) => state)
  return { store, server, parts, states }
}

test('what the server has to say about a count comes back with it', async () => {
  const { server, parts } = await setUp([count('a'), count('b')])
  server.warn = ({ id }) => (id === 'b' ? ['serial_repeated'] : [])
  const settled: unknown[] = []
  await drain({ ...parts, onProgress: (settlements) => settled.push(...settlements) })
  const warned = { eventId: 'b', warnings: ['serial_repeated'] }
  expect(settled).toEqual([{ seq: 1 }, { seq: 2, warned }])
})

describe('what waits', () => {
  test('is sent in order, in batches of 200, each with its place in the order of the device', async () => {
    const works = Array.from({ length: 450 }, (_, n) => count(`e${n}`))
    const { server, parts, store } = await setUp(works)
    const seen: SentScanEvent[] = []
    server.refuse = (event) => {
      seen.push(event)
      return undefined
    }
    expect(await drain(parts)).toBe('empty')
    expect(server.batches.map(({ length }) => length)).toEqual([200, 200, 50])
    expect(seen.map(({ deviceSeq }) => deviceSeq)).toEqual(works.map((_, n) => n + 1))
    expect(seen.every(({ deviceId }) => deviceId === 'device-1')).toBe(true)
    expect(await store.counts('ana')).toMatchObject({ waiting: 0, refused: 0 })
  })

  test('in long notes stays below the size that the server takes', async () => {
    const works = Array.from({ length: 200 }, (_, n) => count(`e${n}`, { note: 'ä'.repeat(1_000) }))
    const { server, parts } = await setUp(works)
    await drain(parts)
    expect(server.batches.length).toBeGreaterThan(1)
    expect(server.batches.flat()).toHaveLength(200)
  })

  test('hands a shelf in after its counts, and says how many the server has confirmed', async () => {
    const { server, parts } = await setUp([
      { kind: 'take', auditAssignmentId: SHELF },
      count('a'),
      count('b'),
      { kind: 'submit', auditAssignmentId: SHELF },
      count('c'),
    ])
    await drain(parts)
    expect(server.batches).toEqual([['a', 'b'], ['c']])
    expect(server.actions).toEqual([
      { take: { auditAssignmentId: SHELF, deviceId: 'device-1' } },
      {
        submit: {
          auditAssignmentId: SHELF,
          deviceId: 'device-1',
          eventsSent: 2,
          declaredEmpty: false,
          saidAt: 1,
        },
      },
    ])
  })

  test('takes pictures along: they are there before what they belong to', async () => {
    const photo = { blob: new Blob(['x']), orgId: 'org' }
    const pictured = { ...count('b'), photo } as OutboxWork
    const locked = { kind: 'exclude', auditAssignmentId: SHELF, reason: 'Locked', photo } as const
    const { server, parts, states } = await setUp([count('a'), pictured, locked])
    const seen: (string | undefined)[] = []
    server.refuse = ({ photoFileId }) => {
      seen.push(photoFileId)
      return undefined
    }
    expect(await drain(parts)).toBe('empty')
    expect(server.batches).toEqual([['a'], ['b']])
    expect(seen).toEqual([undefined, 'file-1'])
    expect(server.actions).toEqual([
      { exclude: { auditAssignmentId: SHELF, reason: 'Locked', photoFileId: 'file-1' } },
    ])
    expect(states()).toEqual(['sent', 'sent', 'sent'])
  })

  test('does not wait for a picture that is refused: what it belongs to goes without', async () => {
    const photo = { blob: new Blob(['x']), orgId: 'org' }
    const pictured = { ...count('a'), photo } as OutboxWork
    const locked = { kind: 'exclude', auditAssignmentId: SHELF, reason: 'Locked', photo } as const
    const { server, parts, states } = await setUp([pictured, locked])
    const told: (string | undefined)[] = []
    server.upload = async () => {
      throw new Fault('limit_reached')
    }
    const onProgress: typeof parts.onProgress = (all) =>
      told.push(...all.map(({ pictureFault }) => pictureFault?.code))
    expect(await drain({ ...parts, onProgress })).toBe('empty')
    expect(server.batches).toEqual([['a']])
    expect(server.actions).toEqual([{ exclude: { auditAssignmentId: SHELF, reason: 'Locked' } }])
    expect(states()).toEqual(['sent', 'sent', 'kept', 'kept'])
    expect(told).toEqual(['limit_reached', 'limit_reached'])
    const [first, second] = await parts.store.kept(parts.userId)
    expect(first).toMatchObject({
      fault: { code: 'limit_reached' },
      work: { kind: 'picture', photo },
    })
    expect(second?.work).toMatchObject({ photo })
    expect(await parts.store.counts(parts.userId)).toMatchObject({
      waiting: 0,
      refused: 0,
      kept: 2,
    })
    await parts.store.letGo(parts.userId, first?.seq ?? 0)
    expect(await parts.store.kept(parts.userId)).toEqual([second])
  })

  test('waits for a picture that cannot be sent now', async () => {
    const photo = { blob: new Blob(['x']), orgId: 'org' }
    const { server, parts, states } = await setUp([{ ...count('a'), photo } as OutboxWork])
    server.upload = async () => {
      throw new Fault('unavailable')
    }
    expect(await drain(parts)).toBe('later')
    expect(server.batches).toEqual([])
    expect(states()).toEqual(['waiting'])
  })

  test('of somebody else is not touched', async () => {
    const { store, server, parts } = await setUp([count('mine')])
    await store.append('bo', [count('theirs')], 1)
    await store.deviceIdFor({ userId: 'bo', userName: 'Bo' })
    await drain(parts)
    expect(server.batches).toEqual([['mine']])
    expect(await store.foreignQueues('ana')).toEqual([{ userName: 'Bo', waiting: 1 }])
  })
})

describe('a refusal', () => {
  test('that stands is set aside with its reason, and the rest goes on', async () => {
    const { server, parts, states, store } = await setUp([count('a'), count('bad'), count('c')])
    server.refuse = ({ id }) => (id === 'bad' ? new Fault('not_found') : undefined)
    expect(await drain(parts)).toBe('empty')
    expect(states()).toEqual(['sent', 'refused', 'sent'])
    expect((await store.refused('ana'))[0]?.fault?.code).toBe('not_found')
    server.refuse = () => undefined
    await store.retryRefused('ana')
    await drain(parts)
    expect(states()).toEqual(['sent', 'sent', 'sent'])
  })

  test('of a moment leaves it waiting', async () => {
    const { server, parts, states } = await setUp([count('a'), count('b')])
    server.refuse = ({ id }) => (id === 'a' ? new Fault('rate_limited') : undefined)
    expect(await drain(parts)).toBe('later')
    expect(states()).toEqual(['waiting', 'sent'])
  })

  test('because nobody is signed in keeps everything', async () => {
    const { server, parts, states } = await setUp([count('a'), count('b')])
    server.refuseBatch = () => new Fault('unauthenticated')
    expect(await drain(parts)).toBe('signed-out')
    expect(states()).toEqual(['waiting', 'waiting'])
  })

  test('of a whole batch is tracked down to the count that causes it', async () => {
    const works = Array.from({ length: 20 }, (_, n) => count(n === 13 ? 'bad' : `e${n}`))
    const { server, parts, states } = await setUp(works)
    server.refuseBatch = (events) =>
      events.some(({ id }) => id === 'bad') ? new Fault('invalid_argument') : undefined
    expect(await drain(parts)).toBe('empty')
    expect(states().map((state) => state === 'sent')).toEqual(works.map((_, n) => n !== 13))
    expect(states()[13]).toBe('refused')
  })

  const takingRefusedWith = async (fault: Fault) => {
    const take = { kind: 'take', auditAssignmentId: SHELF } as const
    const { server, parts, states } = await setUp([take, count('a')])
    server.take = async () => {
      throw fault
    }
    expect(await drain(parts)).toBe('empty')
    return states()
  }

  test('of taking is set aside, and the counts arrive', async () => {
    expect(await takingRefusedWith(new Fault('forbidden'))).toEqual(['refused', 'sent'])
  })

  test('of taking because somebody was first leaves nothing to look at', async () => {
    const taken = new Fault('conflict', 'Bo is counting this shelf.')
    expect(await takingRefusedWith(taken)).toEqual(['sent', 'sent'])
  })

  test('by a control total that is not met says to look again, and is not handed in', async () => {
    const submit = { kind: 'submit', auditAssignmentId: SHELF, controlTotal: 13 } as const
    const { parts, store } = await setUp([submit])
    expect(await drain(parts)).toBe('empty')
    expect((await store.refused('ana'))[0]?.fault?.details).toEqual({ guard: 'control_total' })
  })

  test('that was not heard is asked for again with the same moment', async () => {
    const submit = { kind: 'submit', auditAssignmentId: SHELF, controlTotal: 13 } as const
    const { server, parts } = await setUp([submit])
    const answered = server.submit.bind(server)
    server.submit = async (args) => {
      await answered(args)
      throw new TypeError('Failed to fetch')
    }
    expect(await drain(parts)).toBe('later')
    server.submit = answered
    await drain(parts)
    const [said, again] = server.actions
    expect(said).toMatchObject({ submit: { saidAt: 1 } })
    expect(again).toEqual(said)
  })

  test('that is none, such as a lost connection, keeps everything', async () => {
    const { server, parts, states } = await setUp([count('a')])
    server.refuseBatch = () => new TypeError('Failed to fetch')
    expect(await drain(parts)).toBe('later')
    expect(states()).toEqual(['waiting'])
  })
})

test('a count that the server does not mention is not taken for sent', async () => {
  const { server, parts, states } = await setUp([count('a'), count('b')])
  server.recordMany = async () => [{ id: 'b', status: 'known', warnings: [], setAside: null }]
  expect(await drain(parts)).toBe('later')
  expect(states()).toEqual(['waiting', 'sent'])
})

describe('a bug of the server', () => {
  const stumbleOver = (id: string) => (events: readonly SentScanEvent[]) =>
    events.some((event) => event.id === id) ? new Error('Something broke') : undefined

  test('holds up the count that it is about and no other, and the shelf is not handed in without it', async () => {
    const works = Array.from({ length: 250 }, (_, n) => count(`e${n}`))
    const elsewhere = { kind: 'submit', auditAssignmentId: 'shelf-2' } as const
    const handIn = { kind: 'submit', auditAssignmentId: SHELF } as const
    const { server, parts, states } = await setUp([...works, handIn, count('after'), elsewhere])
    server.refuseBatch = stumbleOver('e7')
    expect(await drain(parts)).toBe('later')
    const waiting = states().flatMap((state, index) => (state === 'waiting' ? [index] : []))
    expect(waiting, 'the count, the hand-in behind it, and what was counted after that').toEqual([
      7, 250, 251,
    ])
    expect(server.actions).toMatchObject([{ submit: { auditAssignmentId: 'shelf-2' } }])
    server.refuseBatch = () => undefined
    expect(await drain(parts)).toBe('empty')
    expect(server.batches.flat()).toHaveLength(251)
  })

  test('in everything is not asked about every count', async () => {
    const { server, parts, states } = await setUp(
      Array.from({ length: 200 }, (_, n) => count(`e${n}`)),
    )
    let asked = 0
    server.refuseBatch = () => {
      asked += 1
      return new Error('Everything broke')
    }
    expect(await drain(parts)).toBe('later')
    expect(asked).toBeLessThan(12)
    expect(new Set(states())).toEqual(new Set(['waiting']))
  })
})

test('after one that is refused for good the rest goes in large batches again', async () => {
  const works = Array.from({ length: 1_000 }, (_, n) => count(`e${n}`))
  const { server, parts, store } = await setUp(works)
  server.refuseBatch = (events) =>
    events.some(({ id }) => id === 'e3') ? new Fault('invalid_argument') : undefined
  expect(await drain(parts)).toBe('empty')
  expect(await store.counts('ana')).toMatchObject({ waiting: 0, refused: 1 })
  expect(server.batches.length).toBeLessThan(25)
})

describe('a host of another build', () => {
  const unread = new Fault('invalid_argument', 'mood: Unrecognized key', { field: 'mood' })

  test('sets nothing aside that it does not understand: the rest goes past, and the page is told', async () => {
    const { server, parts, states } = await setUp([count('a'), count('b'), count('c')])
    server.refuse = ({ id }) => (id === 'b' ? unread : undefined)
    const isOtherBuild = async () => true
    expect(await drain({ ...parts, isOtherBuild })).toBe('other-build')
    expect(states()).toEqual(['sent', 'waiting', 'sent'])
    // A page of the server's own build, which gets the same answer.
    expect(await drain(parts)).toBe('empty')
    expect(states()).toEqual(['sent', 'refused', 'sent'])
  })

  test('is asked once what it is, however much it does not understand', async () => {
    const { server, parts, states } = await setUp([count('a'), count('b')])
    server.refuse = () => unread
    let asked = 0
    const isOtherBuild = async () => {
      asked += 1
      return true
    }
    expect(await drain({ ...parts, isOtherBuild })).toBe('other-build')
    expect(states()).toEqual(['waiting', 'waiting'])
    expect(asked).toBe(1)
  })

  test('may not know a action by its name; counts behind it go all the same', async () => {
    const take = { kind: 'take', auditAssignmentId: 'shelf-2' } as const
    const { server, parts, states } = await setUp([take, count('a')])
    server.take = async () => {
      throw new Fault('not_found', 'There is no mutation take.')
    }
    expect(await drain({ ...parts, isOtherBuild: async () => true })).toBe('other-build')
    expect(states()).toEqual(['waiting', 'sent'])
  })
})

describe('a suspended organization', () => {
  const suspended = new Fault('suspended')

  test('takes nothing now: all of it waits, and nothing is set aside', async () => {
    const { server, parts, states } = await setUp([count('a'), count('b')])
    server.refuse = () => suspended
    expect(await drain(parts)).toBe('suspended')
    expect(states()).toEqual(['waiting', 'waiting'])
    server.refuse = () => undefined
    expect(await drain(parts)).toBe('empty')
    expect(states()).toEqual(['sent', 'sent'])
  })

  test('does not hold up what is counted for another one, however much waits before it', async () => {
    const works = Array.from({ length: 450 }, (_, n) => count(`e${n}`))
    const { server, parts, store } = await setUp([
      ...works,
      count('other', { auditAssignmentId: 'b' }),
    ])
    server.refuse = ({ auditAssignmentId }) => (auditAssignmentId === SHELF ? suspended : undefined)
    expect(await drain(parts)).toBe('suspended')
    expect(await store.counts('ana')).toMatchObject({ waiting: 450, refused: 0 })
  })

  test('keeps the hand-in of a shelf behind its counts', async () => {
    const submit: OutboxWork = { kind: 'submit', auditAssignmentId: SHELF }
    const { server, parts, states } = await setUp([count('a'), submit])
    server.refuse = () => suspended
    expect(await drain(parts)).toBe('suspended')
    expect(server.actions).toEqual([])
    expect(states()).toEqual(['waiting', 'waiting'])
  })
})
