import { describe, expect, test } from 'vitest'
import { checkDigitOf } from '#domain/codes/gtin.ts'
import { eventually } from '#tests/support/eventually.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import type { DraftEvent, OutboxWork } from '#web/outbox/outbox-entry.ts'
import { type Reading, readingOf } from '../camera/reading.ts'
import type { CountedItem } from '../scanner-state.ts'
import { Counter } from './counter.ts'
import type { CounterParts } from './counter-core.ts'
import { EACH, type EntryMode } from './entry-mode.ts'
import { keyOf } from './keypad-entry.ts'
import { railWords, signedAmount } from './words.ts'

const t = messagesIn('en', 'scanner')
const TEA = {
  id: 'tea',
  name: 'Tea',
  sku: null,
  unit: 'each',
  codes: [{ code: '4006381333931', quantity: 1 }],
}
const TEA_CODE = '4006381333931'
const CASE_OF_TEA = '14006381333938'
const CHEESE = { id: 'cheese', name: 'Cheese', sku: null, unit: 'kg', codes: [] }
const CHEESE_KEY = '02812345000007'
const CHEESE_TEMPLATE = '28IIIIIWWWWWC'

function setUp(
  mode: EntryMode = EACH,
  askLater: CounterParts['askLater'] = () => undefined,
  { knowsAll = false, isBroken = false } = {},
) {
  const works: OutboxWork[] = []
  const log: string[] = []
  let failure: Error | undefined
  let ids = 0
  const totals = () => {
    const shown = works.flatMap((work) => (work.kind === 'count' && work.shown ? [work.shown] : []))
    return (line: string) => {
      const own = shown.filter((one) => one.line === line)
      return own.length === 0 ? null : own.reduce((sum, { effect }) => sum + effect, 0) / 1_000
    }
  }
  const counter = new Counter({
    append: async (more) => {
      await Promise.resolve()
      if (failure) throw failure
      works.push(...more)
      log.push('written')
      return []
    },
    lookUp: async ({ key, itemId, storeKey }) => {
      if (isBroken) throw new DOMException('Closed', 'InvalidStateError')
      if (storeKey === CHEESE_KEY) return { item: CHEESE, quantity: 1 }
      if (key === CASE_OF_TEA) return { item: TEA, quantity: 1, isUnknownCase: true }
      const isTea = itemId === 'tea' || key === `0${TEA_CODE}`
      return isTea ? { item: TEA, quantity: 1 } : undefined
    },
    askLater,
    knowsAll: () => knowsAll,
    name: ({ id, line, name, unit, effect }) => {
      const at = works.findIndex((work) => work.kind === 'count' && work.event.id === id)
      const work = works[at]
      if (work?.kind === 'count') works[at] = { ...work, shown: { line, name, unit, effect } }
    },
    quantityOf: (line) => totals()(line),
    seenVersionOf: () => 7,
    shelf: () => ({
      auditId: 'audit-1',
      storeId: 'store-1',
      shelfId: 'a-3',
      auditAssignmentId: 'shelf-1',
      sign: 'A-03',
      status: 'in_progress',
      blind: true,
    }),
    mode: () => mode,
    readLabel: (text) => text === 'A-04',
    templates: () => [CHEESE_TEMPLATE],
    feel: (tone) => log.push(tone),
    now: () => 1,
    newId: () => `id-${++ids}`,
  })
  const read = (text: string, facts: Omit<Reading, 'code' | 'key'> = { inputMode: 'gun' }) => {
    const reading = readingOf(text, facts, [CHEESE_TEMPLATE])
    return reading ? counter.read(reading) : Promise.resolve()
  }
  const events = (): readonly DraftEvent[] =>
    works.flatMap((work) => (work.kind === 'count' ? [work.event] : []))
  const fail = (error: Error) => {
    failure = error
  }
  return { counter, works, log, read, events, fail }
}

const press = (counter: Counter, keys: string) => {
  for (const key of keys) {
    const found = keyOf(key)
    if (found) counter.press(found)
  }
}

describe('each scan', () => {
  test('is written before anybody hears of it', async () => {
    const { read, log, counter } = setUp()
    await read(TEA_CODE)
    expect(log).toEqual(['written', 'ok'])
    expect(counter.state.alert).toMatchObject({ name: 'Tea', effect: 1_000 })
  })

  test('is not counted when it cannot be written', async () => {
    const { read, log, counter, fail } = setUp()
    fail(new Error('full'))
    await expect(read(TEA_CODE)).rejects.toThrow('full')
    expect(log).toEqual(['trouble'])
    expect(counter.state.recentResults).toEqual([])
  })

  test('counts one each, also when they come at once', async () => {
    const { read, events } = setUp()
    await Promise.all([read(TEA_CODE), read(TEA_CODE), read('777')])
    expect(events().map(({ code, entered }) => [code, entered])).toEqual([
      [TEA_CODE, 1],
      [TEA_CODE, 1],
      ['777', 1],
    ])
  })

  test('of a label that never left the picture is no new one, and +1 again makes it one', async () => {
    const { read, log, events, counter } = setUp()
    const seen = (leftView: boolean) => read(TEA_CODE, { inputMode: 'camera', leftView })
    await seen(true)
    await seen(false)
    await seen(false)
    expect(events()).toHaveLength(1)
    expect(log.filter((one) => one === 'duplicate')).toHaveLength(1)
    await counter.again()
    expect(events()).toHaveLength(2)
    expect(events()[1]).toMatchObject({ code: TEA_CODE, quantityMode: 'stepped' })
  })

  test('of labels that never left the picture is none of theirs, whichever was the last', async () => {
    const { read, log, events } = setUp()
    await read(TEA_CODE, { inputMode: 'camera', leftView: true })
    await read('777', { inputMode: 'camera', leftView: true })
    await read(TEA_CODE, { inputMode: 'camera', leftView: false })
    expect(log).not.toContain('duplicate')
    await read('777', { inputMode: 'camera', leftView: false })
    expect(events()).toHaveLength(2)
    expect(log).toContain('duplicate')
  })

  test('of a shelf label counts nothing', async () => {
    const { read, events } = setUp()
    await read('A-04')
    expect(events()).toEqual([])
  })

  test('is undone once, then the one before it', async () => {
    const { read, events, counter } = setUp()
    await read(TEA_CODE)
    await read('777')
    await counter.undo()
    await counter.undo()
    await counter.undo()
    expect(
      events()
        .slice(2)
        .map(({ voids }) => voids),
    ).toEqual(['id-2', 'id-1'])
  })
})

describe('a label that says how much it stands for', () => {
  test.each([EACH, { kind: 'number' }, { kind: 'multiplier', times: 12 }] as const)(
    'counts that, whatever the mode: $kind',
    async (mode) => {
      const { read, events, counter } = setUp(mode)
      await read('2812345012505')
      const cheese = { itemId: 'cheese', code: '2812345012505', entered: 1.25, factor: 1 }
      expect(events()).toEqual([expect.objectContaining(cheese)])
      expect(counter.state.countModal).toBeNull()
    },
  )

  test('but a case that nobody has told the catalogue about asks how many are in it', async () => {
    const { read, events, counter } = setUp()
    await read(CASE_OF_TEA)
    expect(counter.state.countModal?.item).toMatchObject({ name: 'Tea', isUnknownCase: true })
    press(counter, '12')
    await counter.save()
    const twelve = { itemId: 'tea', code: CASE_OF_TEA, entered: 12, factor: 1 }
    expect(events()).toEqual([expect.objectContaining(twelve)])
  })
})

describe('a scan that got no number before the next one', () => {
  const NUMBER = { kind: 'number' } as const

  test('is not counted, and that is heard and said', async () => {
    const { read, events, counter, log } = setUp(NUMBER)
    await read(TEA_CODE)
    await read('777')
    expect(events()).toEqual([])
    expect(counter.state.countModal?.item.code).toBe('777')
    expect(counter.state.skipped?.item.name).toBe('Tea')
    expect(log).toEqual(['ok', 'unknown'])
  })

  test('is gone back to with a tap, and what was typed meanwhile is kept', async () => {
    const { read, events, counter } = setUp(NUMBER)
    await read(TEA_CODE)
    await read('777')
    press(counter, '5')
    await counter.openSkipped()
    expect(events().map(({ code, entered }) => [code, entered])).toEqual([['777', 5]])
    expect(counter.state.countModal?.item.name).toBe('Tea')
    expect(counter.state.skipped).toBeNull()
    press(counter, '3')
    await counter.save()
    expect(events()[1]).toMatchObject({ code: TEA_CODE, entered: 3 })
  })

  test('takes the place of the other where neither has a number', async () => {
    const { read, counter } = setUp(NUMBER)
    await read(TEA_CODE)
    await read('777')
    await counter.openSkipped()
    expect(counter.state.countModal?.item.name).toBe('Tea')
    expect(counter.state.skipped?.item.code).toBe('777')
  })

  test('is not said when it is the same item again', async () => {
    const { read, counter, log } = setUp(NUMBER)
    await read(TEA_CODE)
    await read(TEA_CODE)
    expect(counter.state.skipped).toBeNull()
    expect(log).toEqual(['ok', 'ok'])
  })

  test('is asked for again when the next one needs none', async () => {
    const { read, events, counter } = setUp()
    await read(CASE_OF_TEA)
    await read('777')
    expect(events().map(({ code }) => code)).toEqual(['777'])
    expect(counter.state.countModal?.item).toMatchObject({ name: 'Tea', isUnknownCase: true })
    press(counter, '12')
    await counter.save()
    expect(events()[1]).toMatchObject({ code: CASE_OF_TEA, entered: 12 })
  })

  test('is over when somebody closes it', async () => {
    const { read, counter } = setUp(NUMBER)
    await read(TEA_CODE)
    counter.closeNumber()
    await read('777')
    expect(counter.state.skipped).toBeNull()
  })
})

describe('what was scanned and has no number', () => {
  const NUMBER = { kind: 'number' } as const
  const names = (counter: Counter) =>
    counter.state.unanswered.map(({ item }) => item.name ?? item.code)

  test('stays on a list until it has one', async () => {
    const { read, counter, events } = setUp(NUMBER)
    await read(TEA_CODE)
    await read('777')
    await read('888')
    expect(names(counter)).toEqual(['Tea', '777', '888'])
    const [tea] = counter.state.unanswered
    if (tea) await counter.answer(tea)
    press(counter, '3')
    await counter.save()
    expect(events()).toMatchObject([{ code: TEA_CODE, entered: 3 }])
    expect(names(counter)).toEqual(['777', '888'])
  })

  test('is on it once, however often it is scanned, and goes when somebody says no', async () => {
    const { read, counter } = setUp(NUMBER)
    await read(TEA_CODE)
    await read('777')
    await read(TEA_CODE)
    expect(names(counter)).toEqual(['777', 'Tea'])
    counter.closeNumber()
    expect(names(counter)).toEqual(['777'])
    for (const one of counter.state.unanswered) counter.forget(one)
    expect(names(counter)).toEqual([])
  })

  test('is kept when the page goes, and asked for on the next one', async () => {
    const first = setUp(NUMBER)
    await first.read(TEA_CODE)
    // Leaving saves the typed number, and nothing was typed.
    await first.counter.save()
    expect(first.events()).toEqual([])
    const next = setUp(NUMBER)
    await next.read('777')
    next.counter.remember(JSON.parse(JSON.stringify(first.counter.state.unanswered)))
    expect(names(next.counter)).toEqual(['Tea', '777'])
    const [tea] = next.counter.state.unanswered
    if (tea) await next.counter.answer(tea)
    press(next.counter, '2')
    await next.counter.save()
    expect(next.events()).toMatchObject([{ code: TEA_CODE, entered: 2 }])
  })

  test('is not what somebody looks at again by hand', async () => {
    const { read, counter } = setUp()
    await read(TEA_CODE)
    const [tea] = counter.state.recentResults
    if (tea) counter.edit({ ...tea, codes: [] })
    expect(counter.state.countModal).not.toBeNull()
    expect(names(counter)).toEqual([])
  })
})

test('a remark about a line adds nothing to it, and needs no reading', async () => {
  const { read, counter, events } = setUp()
  await read(TEA_CODE)
  const item = { ...counter.state.recentResults[0], line: 'tea', itemId: 'tea', codes: [] }
  await counter.remark(item as CountedItem, { note: 'Box is wet' })
  expect(events()[1]).toMatchObject({ kind: 'add', itemId: 'tea', entered: 0, note: 'Box is wet' })
  expect(counter.state.recentResults).toHaveLength(1)
})

describe('what was taken back', () => {
  test('is put back as much as it was', async () => {
    const { read, events, counter, works } = setUp({ kind: 'multiplier', times: 6 })
    await read(TEA_CODE)
    await counter.undo('id-1')
    await counter.putBack('id-1')
    expect(events().map(({ kind }) => kind)).toEqual(['add', 'void', 'add'])
    const effects = works.flatMap((work) => (work.kind === 'count' ? [work.shown?.effect] : []))
    expect(effects).toEqual([6_000, -6_000, 6_000])
    expect(counter.state.recentResults[0]).toMatchObject({ name: 'Tea', isUndone: false })
  })

  test('a count that was not undone is not put back', async () => {
    const { read, events, counter } = setUp()
    await read(TEA_CODE)
    await counter.putBack('id-1')
    expect(events()).toHaveLength(1)
  })
})

describe('a code that the device does not know yet', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  test('is counted at once and named when somebody knows it', async () => {
    const server = Promise.withResolvers<{ item: typeof TEA; quantity: number }>()
    const { read, counter, log } = setUp(EACH, () => server.promise)
    await read('777')
    expect(log).toEqual(['written', 'ok'])
    expect(counter.state.recentResults[0]).toMatchObject({ name: null, isNameOnItsWay: true })
    server.resolve({ item: TEA, quantity: 6 })
    await settled()
    const tea = { name: 'Tea', line: 'tea', effect: 6_000, isNameOnItsWay: false }
    expect(counter.state.recentResults[0]).toMatchObject(tea)
    expect(log).toEqual(['written', 'ok'])
  })

  test('is counted anew by its weight when it is a label of the store', async () => {
    const server = Promise.withResolvers<{ item: typeof CHEESE; quantity: number }>()
    const { read, counter, events } = setUp(EACH, () => server.promise)
    const number = '289999901250'
    const code = `${number}${checkDigitOf(number)}`
    await read(code)
    expect(events()[0]).toMatchObject({ code, entered: 1 })
    server.resolve({ item: CHEESE, quantity: 1 })
    await settled()
    const [, undo, weighed] = events()
    expect(undo).toMatchObject({ kind: 'void', voids: 'id-1' })
    expect(weighed).toMatchObject({ itemId: 'cheese', code, entered: 1.25, factor: 1 })
    expect(counter.state.recentResults[0]).toMatchObject({ name: 'Cheese', effect: 1_250 })
  })

  test('stays an unknown code when it is a case of which nobody knows how many are in it', async () => {
    const inside = { item: TEA, quantity: 1, isUnknownCase: true }
    const { read, counter, events } = setUp(EACH, async () => inside)
    await read('777')
    await settled()
    expect(counter.state.recentResults[0]).toMatchObject({ itemId: null, tone: 'unknown' })
    expect(events()).toHaveLength(1)
  })

  test('is said to be unknown when nobody knows it, and counted once', async () => {
    const { read, counter, log, events } = setUp(EACH, async () => undefined)
    await read('777')
    await settled()
    expect(counter.state.recentResults[0]).toMatchObject({ tone: 'unknown' })
    expect(log).toEqual(['written', 'ok', 'unknown'])
    expect(events()).toHaveLength(1)
  })

  test('is unknown at once to a device that knows all, and named when it is new', async () => {
    const server = Promise.withResolvers<{ item: typeof TEA; quantity: number }>()
    const { read, counter, log } = setUp(EACH, () => server.promise, { knowsAll: true })
    await read('777')
    expect(counter.state.recentResults[0]).toMatchObject({ tone: 'unknown', isNameOnItsWay: false })
    server.resolve({ item: TEA, quantity: 1 })
    await settled()
    expect(counter.state.recentResults[0]).toMatchObject({ tone: 'ok', name: 'Tea', line: 'tea' })
    expect(log).toEqual(['written', 'unknown'])
  })

  test('is looked at again when the device knows more', async () => {
    const { read, counter, log } = setUp(EACH, () => new Promise(() => {}))
    await read('777')
    await counter.recheck()
    expect(counter.state.recentResults[0]).toMatchObject({ tone: 'unknown' })
    expect(counter.state.alert).toMatchObject({ tone: 'unknown' })
    expect(log).toEqual(['written', 'ok', 'unknown'])
  })

  test('does not hold up the next one', async () => {
    const { read, events } = setUp(EACH, () => new Promise(() => {}))
    await Promise.all([read('777'), read(TEA_CODE)])
    expect(events()).toHaveLength(2)
  })
})

test('several labels of one photograph count one each, and nobody is asked', async () => {
  const { counter, events } = setUp({ kind: 'number' })
  const labels = [TEA_CODE, CASE_OF_TEA, '777'].flatMap(
    (text) => readingOf(text, { inputMode: 'camera', leftView: true }) ?? [],
  )
  await Promise.all(labels.map((reading) => counter.read(reading, { id: 'photo-1', of: 'photo' })))
  expect(events().map(({ code, entered }) => [code, entered])).toEqual([
    [TEA_CODE, 1],
    [CASE_OF_TEA, 1],
    ['777', 1],
  ])
  expect(counter.state.recentResults.map(({ tone }) => tone)).toEqual(['unknown', 'unknown', 'ok'])
  await counter.undo()
  const voided = events().filter(({ kind }) => kind === 'void')
  expect(voided, 'a photograph is one step to take back').toHaveLength(3)
})

test('what is said of a label that was swept does not take it out of its sweep', async () => {
  const { counter, events } = setUp()
  for (const text of ['SHELF-1', 'SHELF-2']) {
    const reading = readingOf(text, { inputMode: 'camera', leftView: true })
    if (reading) await counter.read(reading, { id: 'pass', of: 'shelf' })
  }
  const [newest] = counter.state.recentResults
  if (newest) await counter.annotate(newest, { note: 'Torn' })
  expect(counter.undoable()).toHaveLength(2)
  await counter.undo()
  const standing = new Set(events().flatMap(({ kind, id }) => (kind === 'add' ? [id] : [])))
  for (const { voids } of events()) if (voids) standing.delete(voids)
  expect(standing.size).toBe(0)
})

test('a sweep is one step to take back, however long it was', async () => {
  const { counter, events, read } = setUp()
  await read(TEA_CODE)
  const texts = Array.from({ length: 12 }, (_, at) => `SHELF-${at}`)
  for (const text of texts) {
    const reading = readingOf(text, { inputMode: 'camera', leftView: true })
    if (reading) await counter.read(reading, { id: 'pass', of: 'shelf' })
  }
  expect(counter.undoable()).toHaveLength(12)
  await counter.undo()
  const voided = events().filter(({ kind }) => kind === 'void')
  expect(new Set(voided.map(({ voids }) => voids)).size).toBe(12)
  expect(counter.undoable(), 'nothing else of what is shown stands').toEqual([])
  await counter.takeBackSweep('pass')
  expect(events().filter(({ kind }) => kind === 'void')).toHaveLength(12)
})

test('what the server knows better is said once, without counting anything', async () => {
  const { read, counter, log, events } = setUp()
  await read(TEA_CODE)
  counter.learn('id-1', ['unexpected_item'])
  counter.learn('id-1', ['unexpected_item'])
  counter.learn('somebody else', ['serial_repeated'])
  expect(log).toEqual(['written', 'ok', 'warning'])
  expect(counter.state.recentResults[0]).toMatchObject({
    tone: 'warning',
    warnings: ['unexpected_item'],
  })
  expect(events()).toHaveLength(1)
})

test('a number that fingers had not typed can be put back', async () => {
  const { read, counter } = setUp({ kind: 'number' })
  await read(TEA_CODE)
  press(counter, '2')
  const before = counter.state.entry
  press(counter, '4006')
  counter.restore(before)
  await counter.save()
  expect(counter.state.recentResults[0]?.effect).toBe(2_000)
})

test('a reading under a multiplier counts that many units', async () => {
  const { read, events } = setUp({ kind: 'multiplier', times: 12 })
  await read(TEA_CODE)
  expect(events()[0]).toMatchObject({ entered: 12, factor: 1 })
})

describe('scan then number', () => {
  test('waits for the number and saves it', async () => {
    const { read, events, counter } = setUp({ kind: 'number' })
    await read(TEA_CODE)
    expect(events()).toEqual([])
    expect(counter.state.countModal).toMatchObject({
      auditId: 'audit-1',
      item: { name: 'Tea' },
      existingCount: null,
      scanWarning: false,
      warningType: null,
    })
    press(counter, '24')
    await counter.save()
    expect(events()[0]).toMatchObject({ kind: 'add', entered: 24, quantityMode: 'typed' })
    expect(counter.state.countModal).toBeNull()
  })

  test('saves the number when the next code comes, and shows what stands there', async () => {
    const { read, events, counter } = setUp({ kind: 'number' })
    await read(TEA_CODE)
    press(counter, '18')
    await read('777')
    expect(events()[0]).toMatchObject({ entered: 18 })
    expect(counter.state.countModal).toMatchObject({ warningType: 'unknown_code' })
    await read(TEA_CODE)
    expect(counter.state.countModal).toMatchObject({
      existingCount: 18,
      scanWarning: true,
      warningType: 'already_counted',
    })
    expect(events()).toHaveLength(1)
  })

  test('replaces when the person says so', async () => {
    const { read, events, counter } = setUp({ kind: 'number' })
    await read(TEA_CODE)
    press(counter, '18')
    await counter.save()
    await read(TEA_CODE)
    press(counter, '5')
    counter.setReplaces(true)
    await counter.save()
    expect(events()[1]).toMatchObject({ kind: 'set', entered: 5, seenVersion: 7, replaces: 18 })
  })

  test('of 0 is counted, and closing without a number counts nothing', async () => {
    const { read, events, counter } = setUp({ kind: 'number' })
    await read(TEA_CODE)
    press(counter, '0')
    await counter.save()
    expect(events()[0]).toMatchObject({ entered: 0 })
    await read('777')
    counter.closeNumber()
    expect(events()).toHaveLength(1)
  })
})

test('a number that could not be saved stays on the keypad', async () => {
  const { read, counter, fail } = setUp({ kind: 'number' })
  await read(TEA_CODE)
  press(counter, '24')
  fail(new DOMException('Full', 'QuotaExceededError'))
  await expect(counter.save()).rejects.toThrow('Full')
  expect(counter.state).toMatchObject({
    countModal: { item: { name: 'Tea' } },
    entry: { text: '24' },
  })
})

test('a note that could not be saved takes nothing back', async () => {
  const { read, counter, events, fail } = setUp()
  await read(TEA_CODE)
  const [result] = counter.state.recentResults
  fail(new DOMException('Full', 'QuotaExceededError'))
  const noted = result && counter.annotate(result, { note: 'Torn' })
  await expect(noted).rejects.toThrow('Full')
  expect(events().map(({ kind }) => kind)).toEqual(['add'])
  expect(counter.state.recentResults[0]?.isUndone).toBe(false)
})

test('a note about what was taken back meanwhile counts nothing', async () => {
  const { read, counter, events } = setUp()
  await read(TEA_CODE)
  const [result] = counter.state.recentResults
  await counter.undo()
  if (result) await counter.annotate(result, { note: 'Torn' })
  expect(events().map(({ kind }) => kind)).toEqual(['add', 'void'])
})

test('one more of a label that only the store understands is one more of its item', async () => {
  const { read, counter, events } = setUp()
  await read('2812345012505')
  await counter.again()
  expect(events()[0]).toMatchObject({ itemId: 'cheese', code: '2812345012505' })
  expect(events()[1]).toMatchObject({ itemId: 'cheese', entered: 1, quantityMode: 'stepped' })
})

test('a code that cannot be looked up is counted as it is', async () => {
  const { counter, events } = setUp(EACH, undefined, { isBroken: true })
  await counter.read({ inputMode: 'gun', code: TEA_CODE, key: `0${TEA_CODE}` })
  expect(events()[0]).toMatchObject({ code: TEA_CODE, entered: 1 })
  await expect(counter.read({ inputMode: 'search', itemId: 'tea' })).rejects.toThrow('Closed')
})

test('a number that is being typed learns what it is of, and what stands of it', async () => {
  const asked = Promise.withResolvers<{ item: typeof TEA; quantity: number }>()
  const { read, counter, events } = setUp({ kind: 'number' }, () => asked.promise)
  await read(TEA_CODE)
  press(counter, '7')
  await read('777')
  press(counter, '5')
  expect(counter.state.countModal).toMatchObject({ item: { name: null }, existingCount: null })
  asked.resolve({ item: TEA, quantity: 12 })
  await eventually(() => expect(counter.state.countModal?.item.name).toBe('Tea'))
  expect(counter.state).toMatchObject({ countModal: { existingCount: 7 }, entry: { text: '5' } })
  await counter.save()
  expect(events()[1]).toMatchObject({ code: '777', entered: 5, factor: 1 })
})

test('undoing what was named meanwhile leaves nothing behind', async () => {
  const asked = Promise.withResolvers<{ item: typeof TEA; quantity: number }>()
  const { read, counter, works } = setUp(EACH, () => asked.promise)
  await read('777')
  await counter.again()
  asked.resolve({ item: TEA, quantity: 12 })
  await eventually(() => expect(counter.state.recentResults[0]?.itemId).toBe('tea'))
  const shown = () => works.flatMap((work) => (work.kind === 'count' ? (work.shown ?? []) : []))
  expect(shown().map(({ line, effect }) => [line, effect])).toEqual([
    ['tea', 12_000],
    ['tea', 12_000],
  ])
  await counter.undo()
  await counter.undo()
  expect(shown().reduce((sum, { effect }) => sum + effect, 0)).toBe(0)
  expect(shown().every(({ line }) => line === 'tea')).toBe(true)
})

test('an unknown code becomes a known item without being counted twice', async () => {
  const { read, events, counter } = setUp()
  await read('777')
  const [result] = counter.state.recentResults
  if (result) await counter.annotate(result, { itemId: 'tea' })
  expect(events().map(({ kind, itemId, voids }) => [kind, itemId, voids])).toEqual([
    ['add', undefined, undefined],
    ['void', undefined, 'id-1'],
    ['add', 'tea', undefined],
  ])
})

describe('a label with a serial number', () => {
  const pack = (serial: string) => `(01)0${TEA_CODE}(21)${serial}`

  test('is one thing: read again it adds nothing, and another one is another unit', async () => {
    const { counter, works, read } = setUp()
    for (const serial of ['S-1', 'S-2', 'S-1']) await read(pack(serial))
    expect(effectsOf(works)).toEqual([1_000, 1_000, 0])
    const [newest] = counter.state.recentResults
    expect(newest).toMatchObject({ tone: 'warning', warnings: ['serial_repeated'] })
    expect(newest && railWords(newest, false, t)).toBe('Same serial, counted here')
    expect(newest && signedAmount(newest)).toBe('+0')
    await counter.again()
    expect(effectsOf(works)).toEqual([1_000, 1_000, 0, 0])
  })

  test('that was taken back is counted when it is read again; a note takes nothing away', async () => {
    const { counter, works, read } = setUp()
    await read(pack('S-1'))
    await counter.undo()
    await read(pack('S-1'))
    const [result] = counter.state.recentResults
    if (result) await counter.annotate(result, { note: 'box is open' })
    expect(effectsOf(works)).toEqual([1_000, -1_000, 1_000, -1_000, 1_000])
  })

  test('is free again once its line was corrected to none', async () => {
    const { counter, works, read } = setUp()
    await read(pack('S-1'))
    const [result] = counter.state.recentResults
    if (result) counter.edit({ ...result, codes: [] })
    counter.setReplaces(true)
    press(counter, '0')
    await counter.save()
    await read(pack('S-1'))
    expect(effectsOf(works).at(-1)).toBe(1_000)
  })

  test('that somebody else has counted says where, and adds nothing', async () => {
    const { counter, read } = setUp()
    await read(pack('S-1'))
    const [result] = counter.state.recentResults
    counter.learn(result?.id ?? '', ['serial_repeated'], {
      place: { shelf: 'A-02' },
      name: 'Ann',
    })
    const [known] = counter.state.recentResults
    expect(known && railWords(known, false, t)).toBe('Same serial, counted on A-02 by Ann')
    expect(known && signedAmount(known)).toBe('+0')
  })
})

function effectsOf(works: readonly OutboxWork[]): readonly (number | undefined)[] {
  return works.map((work) => (work.kind === 'count' ? work.shown?.effect : undefined))
}
