import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AuditFacts } from './audit-facts.ts'
import { findInsights } from './find-insights.ts'
import type { Finding, FindingKind } from './finding.ts'
import { plainLines, smallAudit } from './testing/small-audit.ts'

const plain = plainLines(400)

function found<Kind extends FindingKind>(facts: AuditFacts, kind: Kind) {
  const isKind = (one: Finding): one is Extract<Finding, { kind: Kind }> => one.kind === kind
  return findInsights(facts).findings.filter(isKind)
}

describe('a slip of the keys', () => {
  test('is found where swapping two digits back makes the line right', () => {
    const entries = [{ entered: 84 }]
    const lines = [...plain, { item: 'milk', shelf: 'plain-1', expected: 48, entries }]
    const [slip] = found(smallAudit({ lines }), 'keying')
    expect(slip).toMatchObject({ slip: 'transposed', entered: 84, meant: 48 })
    expect(slip?.lines).toEqual([
      {
        storeId: 'store',
        itemId: 'milk',
        shelfId: 'plain-1',
        expected: 48,
        counted: 84,
        proposed: 48,
      },
    ])
    expect(slip?.confidence).toBeGreaterThan(0.8)
    expect(slip?.value).toBe(72)
  })

  test('may be a digit typed twice, with a small honest difference beside it', () => {
    const entries = [{ entered: 144 }]
    const lines = [...plain, { item: 'milk', shelf: 'plain-1', expected: 15, entries }]
    const [slip] = found(smallAudit({ lines }), 'keying')
    expect(slip).toMatchObject({ slip: 'repeated', meant: 14 })
  })

  test('is found though many slipped alike: they do not make each other look usual', () => {
    const slipped = Array.from({ length: 12 }, (_, at) => {
      const [expected, entered] = [13 + (at % 6), 31 + 10 * (at % 6)]
      return { item: `slip-${at}`, shelf: `slips-${at % 3}`, expected, entries: [{ entered }] }
    })
    expect(found(smallAudit({ lines: [...plain, ...slipped] }), 'keying')).toHaveLength(12)
  })

  test('may be a barcode in the quantity box; what is there is not guessed', () => {
    const entries = [{ entered: 4006381333931 }]
    const lines = [...plain, { item: 'milk', shelf: 'plain-1', expected: 15, entries }]
    const audit = smallAudit({ lines })
    expect(found(audit, 'keying')[0]).toMatchObject({ slip: 'barcode', meant: null })
    expect(found(audit, 'keying')[0]?.lines[0]?.proposed).toBeNull()
    expect(findInsights(audit).ranking[0]?.itemId).toBe('milk')
  })

  test('is not said of three units only because no other line is three over', () => {
    const entries = [{ entered: 15 }]
    const lines = [...plain, { item: 'milk', shelf: 'plain-1', expected: 12, entries }]
    expect(found(smallAudit({ lines }), 'keying')).toEqual([])
  })

  test('is not seen where the person has set it right', () => {
    const entries = [{ entered: 84 }, { entered: 48, kind: 'set' as const, replaces: 84 }]
    const lines = [...plain, { item: 'milk', shelf: 'plain-1', expected: 48, entries }]
    expect(found(smallAudit({ lines }), 'keying')).toEqual([])
  })
})

describe('cases and units', () => {
  const items = [
    {
      id: 'cola',
      barcodes: [
        { code: '4000000000013', factor: 1 },
        { code: '14000000000010', factor: 12 },
      ],
    },
  ]

  test('three cases entered as three units', () => {
    const lines = [
      ...plain,
      { item: 'cola', shelf: 'plain-1', expected: 36, entries: [{ entered: 3 }] },
    ]
    const findings = findInsights(smallAudit({ lines, items })).findings
    const [slip] = findings.filter(({ lines: [line] }) => line?.itemId === 'cola')
    expect(['case_pack', 'case_or_keying']).toContain(slip?.kind)
    expect(slip?.lines[0]?.proposed).toBe(36)
  })

  test('seven units entered with the code of the case', () => {
    const entries = [{ entered: 7, unitFactor: 12 }]
    const lines = [...plain, { item: 'cola', shelf: 'plain-1', expected: 7, entries }]
    expect(found(smallAudit({ lines, items }), 'case_pack')[0]).toMatchObject({
      slip: 'units_as_cases',
      pack: 12,
      entered: 7,
      lines: [{ counted: 84, proposed: 7 }],
    })
  })

  test('who has counted cases did not mean as many units beside them as a case has', () => {
    const slipsWith = (pack: number) => {
      const counted = (units: number) => [{ entered: 2, unitFactor: pack }, { entered: units }]
      const rests = Array.from({ length: 40 }, (_, at) => {
        const units = 4 + (at % 5)
        const expected = 2 * pack + units
        return { item: `crate-${at}`, shelf: 'crates', expected, entries: counted(units) }
      })
      const cola = { item: 'cola', shelf: 'crates', expected: 2 * pack + 13, entries: counted(3) }
      return found(smallAudit({ lines: [...plain, ...rests, cola] }), 'keying')
    }
    const [loose, another] = [slipsWith(20), slipsWith(12)].map(([slip]) => slip?.confidence ?? 0)
    expect(slipsWith(20)).toMatchObject([{ slip: 'missing', entered: 3, meant: 13 }])
    expect(1 - (another ?? 0)).toBeGreaterThan(20 * (1 - (loose ?? 0)))
  })

  test('a whole case that is missing is nobody’s mistake: only its size is named', () => {
    const lines = [
      ...plain,
      { item: 'cola', shelf: 'plain-1', expected: 36, entries: [{ entered: 24 }] },
    ]
    const { findings, ranking } = findInsights(smallAudit({ lines, items }))
    expect(findings.filter(({ kind }) => kind === 'case_pack')).toEqual([])
    const line = ranking.find(({ itemId }) => itemId === 'cola')
    expect(line?.reasons).toContainEqual({ kind: 'pack_multiple', pack: 12, packs: -1 })
  })
})

describe('differences that offset', () => {
  test('an item counted on a shelf where it is not kept', () => {
    const lines = [...plain, { item: 'tea', shelf: 'plain-1', expected: 9, entries: [] }]
    const scans = [{ itemId: 'tea', shelfId: 'plain-2', entered: 9 }]
    expect(found(smallAudit({ lines, scans }), 'misplaced')[0]).toMatchObject({
      fromShelfId: 'plain-1',
      toShelfId: 'plain-2',
      quantity: 9,
    })
  })

  test('between two places of the item it has moved', () => {
    const lines = [
      ...plain,
      { item: 'tea', shelf: 'plain-1', expected: 30, entries: [{ entered: 20 }] },
      { item: 'tea', shelf: 'plain-2', expected: 30, entries: [{ entered: 40 }] },
    ]
    const [moved] = found(smallAudit({ lines }), 'moved')
    expect(moved).toMatchObject({ fromShelfId: 'plain-1', toShelfId: 'plain-2', quantity: 10 })
    expect(moved?.mistake).toBeLessThan(0.5)
  })

  test('for the store as a whole there is nothing to see', () => {
    const lines = [...plain, { item: 'tea', shelf: 'plain-1', expected: 9, entries: [] }]
    const scans = [{ itemId: 'tea', shelfId: 'plain-2', entered: 9 }]
    expect(found(smallAudit({ lines, scans, byStore: true }), 'misplaced')).toEqual([])
  })

  test.each([
    ['as the catalogue says', 'jam', 'Jam red', 'Jam blue'],
    ['as their names say', null, 'Good Jam Red', 'Good Jam Blue'],
  ])('two variants, %s', (_, family, one, other) => {
    const items = [
      { id: 'red', name: one, family },
      { id: 'blue', name: other, family },
    ]
    const lines = [
      ...plain,
      { item: 'red', shelf: 'plain-1', expected: 11, entries: [{ entered: 4 }] },
      { item: 'blue', shelf: 'plain-1', expected: 10, entries: [{ entered: 17 }] },
    ]
    const [swap] = found(smallAudit({ lines, items }), 'sibling')
    expect(swap).toMatchObject({ shortItemId: 'red', overItemId: 'blue', quantity: 7 })
    expect(swap?.lines.map(({ proposed }) => proposed)).toEqual([11, 10])
  })
})

describe('shelves', () => {
  const tea = Array.from({ length: 12 }, (_, at) => ({ item: `tea-${at}`, expected: 5 + at }))

  test('one that was counted twice, by its second walk', () => {
    const lines = [...plain, ...tea.map((line) => ({ ...line, shelf: 'tea' }))]
    const scans = tea.map(({ item, expected }) => {
      return { itemId: item, shelfId: 'tea', entered: expected, userId: 'ben', deviceId: 'other' }
    })
    const [twice] = found(smallAudit({ lines, scans }), 'shelf_twice')
    expect(twice).toMatchObject({ shelfId: 'tea', enteredOnShelfId: 'tea', userIds: ['ben'] })
    expect(twice?.lines).toHaveLength(12)
    expect(twice?.lines.every(({ expected, proposed }) => proposed === expected)).toBe(true)
  })

  test('one that was counted twice does not hide a slip of the keys on it', () => {
    const shelf = tea.map((line, at) => {
      const entries = at === 5 ? { entries: [{ entered: line.expected * 11 }] } : {}
      return { ...line, shelf: 'tea', ...entries }
    })
    const scans = tea.map(({ item, expected }) => {
      return { itemId: item, shelfId: 'tea', entered: expected, userId: 'ben', deviceId: 'other' }
    })
    const audit = smallAudit({ lines: [...plain, ...shelf], scans })
    expect(found(audit, 'shelf_twice')[0]?.lines).toHaveLength(12)
    const [slip, ...others] = found(audit, 'keying')
    expect(others).toEqual([])
    const expected = shelf[5]?.expected ?? 0
    expect(slip).toMatchObject({ slip: 'repeated', entered: 11 * expected, meant: expected })
    expect(slip?.lines).toMatchObject([{ counted: 12 * expected, proposed: 2 * expected }])
  })

  test('one that was entered again under the name of the next', () => {
    const lines = [...plain, ...tea.map((line) => ({ ...line, shelf: 'tea' }))]
    const scans = tea.map(({ item, expected }) => {
      return { itemId: item, shelfId: 'plain-3', entered: expected }
    })
    const [twice] = found(smallAudit({ lines, scans }), 'shelf_twice')
    expect(twice).toMatchObject({ shelfId: 'tea', enteredOnShelfId: 'plain-3' })
  })

  test('one that was entered again takes what is short on it along: it is not in a wrong place', () => {
    const left = (at: number, expected: number) => (at === 5 ? 2 : expected)
    const lines = tea.map(({ item, expected }, at) => {
      const entries = [{ entered: left(at, expected) }]
      return { item, shelf: 'tea', expected: at === 5 ? 4 : expected, entries }
    })
    const scans = tea.map(({ item, expected }, at) => {
      return { itemId: item, shelfId: 'plain-3', entered: left(at, expected) }
    })
    const audit = smallAudit({ lines: [...plain, ...lines], scans })
    expect(found(audit, 'shelf_twice')[0]?.lines).toHaveLength(12)
    expect(found(audit, 'misplaced')).toEqual([])
  })

  test('two honest passes are not twice: the sum is what fits', () => {
    const halves = tea.map((line) => ({ ...line, shelf: 'tea', entries: [{ entered: 2 }] }))
    const scans = tea.map(({ item, expected }) => {
      return { itemId: item, shelfId: 'tea', entered: expected - 2 }
    })
    expect(found(smallAudit({ lines: [...plain, ...halves], scans }), 'shelf_twice')).toEqual([])
  })

  test('neighbours without a count are one run; an explicit zero is an answer', () => {
    const gap = (at: number) => at >= 3 && at <= 8
    const lines = tea.map((line, at) => ({
      ...line,
      shelf: 'tea',
      ...(gap(at) ? { entries: [] } : {}),
    }))
    const [run] = found(smallAudit({ lines: [...plain, ...lines] }), 'missed_run')
    expect(run?.lines.map(({ itemId }) => itemId)).toEqual([
      'tea-3',
      'tea-4',
      'tea-5',
      'tea-6',
      'tea-7',
      'tea-8',
    ])
    expect(run?.lines.every(({ counted, proposed }) => counted === null && proposed === null)).toBe(
      true,
    )
    const zeros = tea.map((line, at) => {
      return { ...line, shelf: 'tea', ...(gap(at) ? { entries: [{ entered: 0 }] } : {}) }
    })
    expect(found(smallAudit({ lines: [...plain, ...zeros] }), 'missed_run')).toEqual([])
  })

  test('neighbours that only one of two walks has counted', () => {
    const isMissed = (at: number) => at >= 6 && at <= 13
    const lines = Array.from({ length: 24 }, (_, at) => {
      const first = { entered: 4 + (at % 5), sequence: 1_000 + at }
      const second = { entered: 8 - (at % 5), sequence: 2_000 + at }
      const entries = isMissed(at) ? [first] : [first, second]
      return { item: `soup-${at}`, shelf: 'soup', expected: 12, entries }
    })
    const [run, ...others] = found(smallAudit({ lines: [...plain, ...lines] }), 'missed_run')
    expect(others).toEqual([])
    expect(run).toMatchObject({ shelfId: 'soup', isPartly: true, isWholeShelf: false })
    expect(run?.lines.map(({ itemId }) => itemId)).toEqual(
      lines.flatMap(({ item }, at) => (isMissed(at) ? [item] : [])),
    )
    const onlyOnce = lines.map((line) => ({ ...line, entries: line.entries.slice(0, 1) }))
    expect(found(smallAudit({ lines: [...plain, ...onlyOnce] }), 'missed_run')).toEqual([])
  })

  test('neighbours that were passed over where the first walk ends and the second begins', () => {
    const lines = Array.from({ length: 24 }, (_, at) => {
      const first = { entered: 4 + (at % 5), sequence: 1_000 + at }
      const second = { entered: 8 - (at % 5), sequence: 2_000 + at }
      const entries = at < 3 ? [first] : at > 20 ? [second] : [first, second]
      return { item: `soup-${at}`, shelf: 'soup', expected: 12, entries }
    })
    const [run, ...others] = found(smallAudit({ lines: [...plain, ...lines] }), 'missed_run')
    expect(others).toEqual([])
    expect(run?.lines.map(({ itemId }) => itemId)).toEqual(
      [0, 1, 2, 21, 22, 23].map((at) => `soup-${at}`),
    )
  })

  test('what is short beside a part that was counted twice was not passed over', () => {
    const lines = Array.from({ length: 20 }, (_, at) => {
      const entered = at < 13 ? 12 : 7
      return { item: `soup-${at}`, shelf: 'soup', expected: 12, entries: [{ entered }] }
    })
    const scans = lines.slice(0, 13).map(({ item }) => {
      return { itemId: item, shelfId: 'soup', entered: 12 }
    })
    const audit = smallAudit({ lines: [...plain, ...lines], scans })
    expect(found(audit, 'shelf_twice')).toHaveLength(1)
    expect(found(audit, 'missed_run')).toEqual([])
  })

  test('three neighbours without a count are chance where many items are gone', () => {
    const often = plain.map((line, at) => (at % 12 === 7 ? { ...line, entries: [] } : line))
    const near = tea.map((line, at) => {
      return { ...line, shelf: 'tea', ...([3, 4, 5].includes(at) ? { entries: [] } : {}) }
    })
    expect(found(smallAudit({ lines: [...often, ...near] }), 'missed_run')).toEqual([])
    expect(found(smallAudit({ lines: [...plain, ...near] }), 'missed_run')).toHaveLength(1)
  })

  test('a shelf that was handed in without one count', () => {
    const lines = [...plain, ...tea.map((line) => ({ ...line, shelf: 'tea', entries: [] }))]
    const audit = smallAudit({ lines })
    expect(found(audit, 'missed_run')[0]).toMatchObject({ shelfId: 'tea', isWholeShelf: true })
    const shelves = audit.shelves.map((shelf) =>
      shelf.id === 'tea' ? { ...shelf, state: 'open' as const } : shelf,
    )
    const open = findInsights({ ...audit, shelves })
    expect(open.findings).toEqual([])
    expect(open.ranking.some(({ shelfId }) => shelfId === 'tea')).toBe(false)
  })
})

test('an unknown code is guessed from one wrong digit, its place and the shortage', () => {
  const items = [{ id: 'soap', barcodes: [{ code: '4006381333931', factor: 1 }] }]
  const lines = [...plain, { item: 'soap', shelf: 'plain-1', expected: 6, entries: [] }]
  const scans = [{ code: '4006381333937', shelfId: 'plain-1', entered: 6 }]
  const [guess] = found(smallAudit({ lines, items, scans }), 'unknown_code')
  expect(guess).toMatchObject({ itemId: 'soap', quantity: 6, code: '4006381333937' })
  expect(guess?.clues).toEqual(expect.arrayContaining(['one_digit', 'shortage']))
})

test('an unknown code beside a variant of what is short, where no shelf is known', () => {
  const items = ['rose', 'lime', 'mint'].map((id, at) => {
    return { id, family: 'soap', barcodes: [{ code: `400638133393${at}`, factor: 1 }] }
  })
  const soaps = ['rose', 'lime'].map((item) => ({ item, shelf: 'soaps', expected: 9 }))
  const mint = { item: 'mint', shelf: 'soaps', expected: 6, entries: [] }
  const lines = [...plain, ...soaps, mint]
  const scanned = (shelfId: string) => [{ code: '4006381399990', shelfId, entered: 6 }]
  const beside = smallAudit({ lines, items, byStore: true, scans: scanned('soaps') })
  const [guess] = found(beside, 'unknown_code')
  expect(guess).toMatchObject({ itemId: 'mint', quantity: 6 })
  expect(guess?.clues).toEqual(['same_maker', 'beside_variant', 'shortage'])
  const elsewhere = smallAudit({ lines, items, byStore: true, scans: scanned('plain-3') })
  expect(found(elsewhere, 'unknown_code')[0]?.clues ?? []).not.toContain('beside_variant')
})

test('a code of no known maker that nothing is short of is left alone', () => {
  const items = [{ id: 'soap', barcodes: [{ code: '4006381333931', factor: 1 }] }]
  const lines = [...plain, { item: 'soap', shelf: 'plain-1', expected: 6 }]
  const scans = [{ code: '5901234123457', shelfId: 'plain-1', entered: 6 }]
  expect(found(smallAudit({ lines, items, scans }), 'unknown_code')).toEqual([])
})

test('a label read twice without having left the view is one unit', () => {
  const pieces = (count: number, last: object = {}) =>
    Array.from({ length: count }, (_, at) => ({
      entered: 1,
      quantityMode: 'scanned' as const,
      code: 'x',
      leftView: true,
      ...(at === count - 1 ? last : {}),
    }))
  const right = Array.from({ length: 60 }, (_, at) => {
    return { item: `piece-${at}`, shelf: 'pieces', expected: 4, entries: pieces(4) }
  })
  const again = Array.from({ length: 4 }, (_, at) => {
    const entries = pieces(5, { leftView: false })
    return { item: `again-${at}`, shelf: 'pieces', expected: 4, entries }
  })
  const reads = found(smallAudit({ lines: [...plain, ...right, ...again] }), 're_read')
  expect(reads.map(({ itemId }) => itemId).sort()).toEqual([
    'again-0',
    'again-1',
    'again-2',
    'again-3',
  ])
  expect(reads[0]?.lines[0]).toMatchObject({ counted: 5, proposed: 4 })
})

test('a label read twice is told by the time alone where the shelf was short before', () => {
  let timeMs = 0
  const pieces = (count: number, lastGapMs = 1_000) =>
    Array.from({ length: count }, (_, at) => {
      const usualMs = 1_000 + 150 * Math.sin(timeMs)
      timeMs += at === 0 ? 5_000 : at === count - 1 && lastGapMs < 1_000 ? lastGapMs : usualMs
      return {
        entered: 1,
        quantityMode: 'scanned' as const,
        code: 'x',
        deviceTimeMs: Math.round(timeMs),
      }
    })
  const piece = (item: string, entries: ReturnType<typeof pieces>, expected = 4) => {
    return { item, shelf: 'pieces', expected, entries }
  }
  const right = Array.from({ length: 60 }, (_, at) => piece(`piece-${at}`, pieces(4)))
  const over = Array.from({ length: 6 }, (_, at) => piece(`over-${at}`, pieces(5, 380 + 8 * at)))
  const slow = Array.from({ length: 20 }, (_, at) => piece(`slow-${at}`, pieces(4 + (at % 3)), 7))
  const short = [...slow, piece('quick', pieces(5, 400), 7)]
  const reads = found(smallAudit({ lines: [...plain, ...right, ...over, ...short] }), 're_read')
  const [quick] = reads.filter(({ itemId }) => !itemId.startsWith('over'))
  expect(reads).toHaveLength(7)
  expect(quick).toMatchObject({ itemId: 'quick', gapMs: 400, lines: [{ counted: 5, proposed: 4 }] })
})

test('somebody whose lines come out differently when counted again is named, with the figures', () => {
  const audit = smallAudit({ lines: plain })
  const again = audit.events.map((event, at) => ({
    ...event,
    id: `again-${at}`,
    round: 1,
    userId: 'cleo',
    deviceId: 'third',
  }))
  const first = audit.events.map((event, at) => ({
    ...event,
    isStanding: false,
    userId: at % 2 === 0 ? 'ana' : 'ben',
    entered: (event.entered ?? 0) + (at % 6 === 0 || at % 97 === 1 ? 3 : 0),
  }))
  const [person, ...others] = found({ ...audit, events: [...first, ...again] }, 'recounts_differ')
  expect(others).toEqual([])
  expect(person).toMatchObject({ userId: 'ana', recounted: 200 })
  expect(person?.differing).toBeGreaterThan(60)
})

test('the ranking puts what a recount would correct before what is merely expensive', () => {
  const items = [{ id: 'gold', unitCost: 60 }]
  const lines = [
    ...plain,
    { item: 'gold', shelf: 'plain-1', expected: 12, entries: [{ entered: 11 }] },
    { item: 'milk', shelf: 'plain-2', expected: 48, entries: [{ entered: 84 }] },
  ]
  const { ranking } = findInsights(smallAudit({ lines, items }))
  expect(ranking.slice(0, 2).map(({ itemId }) => itemId)).toEqual(['milk', 'gold'])
  expect(ranking.map(({ rank }) => rank)).toEqual(ranking.map((_, at) => at + 1))
  expect(ranking[0]?.reasons[0]).toMatchObject({ kind: 'finding', findingKind: 'keying' })
})

test('an audit of nothing has nothing to say', () => {
  expect(findInsights({ items: [], shelves: [], baseline: [], events: [], history: [] })).toEqual({
    findings: [],
    ranking: [],
  })
})

test('what is weighed keeps its thousandths', () => {
  const lines = [
    ...plain,
    ...Array.from({ length: 60 }, (_, at) => {
      return {
        item: `kg-${at}`,
        shelf: 'scales',
        expected: 2.5,
        entries: [{ entered: 2.4 + at / 300 }],
      }
    }),
    { item: 'cheese', shelf: 'scales', expected: 2.512, entries: [{ entered: 25.12 }] },
  ]
  const cheese = found(smallAudit({ lines }), 'keying')[0]
  expect(cheese).toMatchObject({ slip: 'decimal_point', meant: 2.512 })
})

test('values keep the thousandths that some currencies have', () => {
  const entries = [{ entered: 84 }]
  const lines = [...plain, { item: 'milk', shelf: 'plain-1', expected: 48, entries }]
  const audit = smallAudit({ lines, items: [{ id: 'milk', unitCost: 1.0005 }] })
  expect(found(audit, 'keying')[0]?.value).toBe(36.018)
  const ranked = findInsights(audit).ranking.find(({ itemId }) => itemId === 'milk')
  expect(ranked?.varianceValue).toBe(36.018)
})

test('a line is worth what it costs in its own store, and nothing where that is not known', () => {
  const lines = [{ item: 'milk', shelf: 'plain-1', expected: 48, entries: [{ entered: 84 }] }]
  const audit = smallAudit({ lines: [...plain, ...lines] })
  const valued = (unitCost: number | null) => {
    const baseline = audit.baseline.map((line) =>
      line.itemId === 'milk' ? { ...line, unitCost } : line,
    )
    return findInsights({ ...audit, baseline }).ranking.find(({ itemId }) => itemId === 'milk')
  }
  expect(valued(5)?.varianceValue).toBe(180)
  expect(valued(null)?.varianceValue).toBeNull()
})

test('nothing depends on the order in which events of different devices arrive', () => {
  const tea = Array.from({ length: 8 }, (_, at) => ({ item: `tea-${at}`, expected: 5 + at }))
  const lines = [
    ...plainLines(120),
    ...tea.map((line) => ({ ...line, shelf: 'tea' })),
    { item: 'milk', shelf: 'plain-1', expected: 48, entries: [{ entered: 84 }] },
  ]
  const scans = tea.map(({ item, expected }) => {
    return { itemId: item, shelfId: 'tea', entered: expected, userId: 'ben', deviceId: 'other' }
  })
  const audit = smallAudit({ lines, scans })
  const expected = findInsights(audit)
  expect(expected.findings.length).toBeGreaterThan(1)
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(1_000_000)), (keys) => {
      const shuffled = audit.events
        .map((event) => ({ event, key: keys.next().value }))
        .sort((one, other) => one.key - other.key)
        .map(({ event }) => event)
      expect(findInsights({ ...audit, events: shuffled })).toEqual(expected)
    }),
    { numRuns: 10 },
  )
})

test('a finding keeps its key while its counts do, whatever else comes in', () => {
  const entries = [{ entered: 84 }]
  const lines = [...plain, { item: 'milk', shelf: 'plain-1', expected: 48, entries }]
  const more = [
    ...lines,
    { item: 'late', shelf: 'plain-3', expected: 31, entries: [{ entered: 13 }] },
  ]
  const keyOf = (facts: AuditFacts) =>
    found(facts, 'keying').find(({ lines: [line] }) => line?.itemId === 'milk')?.key
  const key = keyOf(smallAudit({ lines }))
  expect(key).toBeDefined()
  expect(keyOf(smallAudit({ lines: more }))).toBe(key)
})

describe('without a baseline', () => {
  const entries = [{ entered: 4006381333931 }]
  const lines = [...plain, { item: 'milk', shelf: 'plain-1', expected: 15, entries }]
  const audit = { ...smallAudit({ lines }), baseline: [] }

  test('nothing differs, and only what something was found about is worth a second look', () => {
    const { findings, ranking } = findInsights(audit)
    expect(ranking.length).toBeLessThan(plain.length / 2)
    const explained = new Set(findings.flatMap((one) => one.lines.map(({ itemId }) => itemId)))
    expect(ranking.every(({ itemId }) => explained.has(itemId))).toBe(true)
  })

  test('what is expected is not told as none, nor as a difference', () => {
    const { findings, ranking } = findInsights(audit)
    const lines = findings.flatMap((one) => one.lines)
    expect(lines.length + ranking.length).toBeGreaterThan(0)
    expect(lines.every(({ expected }) => expected === null)).toBe(true)
    for (const line of ranking) {
      expect(line).toMatchObject({ expected: null, variance: null, varianceValue: null })
      expect(line.reasons.every(({ kind }) => kind === 'finding')).toBe(true)
    }
  })
})
