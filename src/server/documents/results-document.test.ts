import { expect, test } from 'vitest'
import { DEFAULT_PROTOCOL } from '#domain/protocol.ts'
import { paperWords } from './paper-words.ts'
import { type ResultsJob, resultsDocument as resultsIn } from './results-document.ts'

const english = await paperWords('en')
const resultsDocument = (job: ResultsJob) => resultsIn(job, english)

const FIGURES = {
  currency: 'USD',
  lines: 3,
  counted: 3,
  matched: 0,
  missing: 1,
  extra: 2,
  unexpected: 0,
  uncounted: 0,
  expectedQuantity: 12,
  expectedValue: 60,
  comparedValue: 60,
  countedQuantity: 14,
  countedValue: 70,
  netVariance: 2,
  grossVariance: 4,
  netValue: 10,
  grossValue: 20,
  unvalued: 0,
  accuracyByLine: 0,
  accuracyByUnit: 0.6,
  shrinkage: 0.1,
  notFound: { lines: 1, value: 12, unvalued: 0 },
  notCounted: { lines: 3, value: 210, unvalued: 1 },
}
const LINE = {
  storeName: 'Main store',
  sku: 'LONG-0123456789-0123456789-0123456789',
  barcode: null,
  name: 'Tea',
  category: null,
  unit: 'each',
  currency: 'USD',
  unitCost: 5,
  expected: 4,
  counted: 7,
  variance: 3,
  percent: 75,
  value: 15,
  review: 'accepted',
  settled: 7,
  reasonCode: 'record_error',
  note: 'Twice in the file',
  decidedBy: 'Dana',
  decidedAt: 0,
  notCounted: 0,
  notCountedValue: 0,
} as const
const JOB: ResultsJob = {
  head: {
    orgId: 'org',
    organizationName: 'World Goods',
    auditName: 'Spring count',
    stores: [{ id: 'store', name: 'Main store', currency: 'USD' }],
    createdByName: null,
    startedAt: 0,
    submittedAt: 0,
    completedAt: 0,
    confirmationNumber: 'SC-1',
    proof: null,
    seal: 'abc',
    sealedByName: 'Dana',
    protocol: { ...DEFAULT_PROTOCOL, withoutBaseline: false, countedOnce: 0, chosenCounts: 0 },
  },
  results: {
    auditId: 'audit',
    status: 'completed',
    sealed: true,
    tolerance: DEFAULT_PROTOCOL.tolerance,
    coverage: { shelves: 1, explained: 1 },
    currencies: ['USD'],
    figures: FIGURES,
    decisions: {
      open: 0,
      stale: 0,
      recount: 0,
      accepted: 1,
      rejected: 0,
      zero: 0,
      recounted: 0,
    },
    unknownLines: 0,
    unknownQuantity: 0,
    disputed: [],
    unreached: [],
    setAside: { counts: 0, units: 0 },
    stores: [],
  },
  lines: [LINE],
  total: 1,
  madeAt: 0,
  language: 'en',
}
const paper = JSON.stringify(resultsDocument(JOB))

test('differences say on which side they are, net beside gross', () => {
  expect(paper).toContain('+2 net, 4 gross')
  expect(paper).toContain('+$10.00 net, $20.00 gross')
  expect(paper).toContain('"+3"')
  expect(paper).toContain('"+$15.00"')
})

test('what the stock is worth stands there, counted and expected', () => {
  expect(paper).toContain('$70.00 counted, $60.00 expected')
})

test('values of several currencies are in an order of numbers, and said to be', () => {
  const written = (total: number) => {
    const results = { ...JOB.results, currencies: ['EUR', 'JPY'] }
    return JSON.stringify(resultsDocument({ ...JOB, results, lines: [LINE, LINE], total }))
  }
  const order = ', by the number alone where currencies differ.'
  expect(written(2)).toContain(`All 2 lines that differ, the largest value first${order}`)
  expect(written(9)).toContain(`The 2 largest of 9 lines that differ, by value${order}`)
  expect(JSON.stringify(resultsDocument({ ...JOB, total: 9 }))).not.toContain('by the number')
})

test('shelves that were counted once instead of twice are said where it says how was counted', () => {
  const protocol = { ...JOB.head.protocol, countedOnce: 2 }
  const written = JSON.stringify(resultsDocument({ ...JOB, head: { ...JOB.head, protocol } }))
  expect(written).toContain('blind, 2 shelves once instead of twice')
  expect(paper).not.toContain('instead of twice')
})

test('shelves that stand by choice are said there as well, and not as counted once', () => {
  const protocol = { ...JOB.head.protocol, chosenCounts: 1 }
  const written = JSON.stringify(resultsDocument({ ...JOB, head: { ...JOB.head, protocol } }))
  expect(written).toContain('blind, 1 shelf by choice between two counts that differed')
  expect(written).not.toContain('instead of twice')
})

test('lines without a cost are said to be in no value', () => {
  const written = (unvalued: number) => {
    const results = { ...JOB.results, figures: { ...FIGURES, unvalued } }
    return JSON.stringify(resultsDocument({ ...JOB, results }))
  }
  expect(paper).not.toContain('has no cost')
  expect(written(1)).toContain('; 1 line that differs has no cost and is not included')
  expect(written(1_200)).toContain('; 1,200 lines that differ have no cost and are not included')
})

test('without a baseline it says so, and not that everything or nothing is as expected', () => {
  const figures = {
    ...FIGURES,
    expectedQuantity: null,
    expectedValue: null,
    netVariance: null,
    grossVariance: null,
    netValue: null,
    grossValue: null,
    accuracyByLine: null,
    accuracyByUnit: null,
    shrinkage: null,
  }
  const results = { ...JOB.results, figures }
  const written = JSON.stringify(resultsDocument({ ...JOB, results, lines: [], total: 0 }))
  expect(written).toContain('There is no expected stock to compare with.')
  expect(written).toContain('– (no expected stock)')
  expect(written).not.toContain('No line differs')
  expect(written).not.toContain('net, ')
  expect(written).toContain('"$70.00 counted"')
  expect(written).not.toContain('0.00%')
})

test('numbers to search for stay in one piece, names of people may be longer than a line', () => {
  const head = { ...JOB.head, sealedByName: 'Dana '.repeat(40).trim() }
  const written = JSON.stringify(resultsDocument({ ...JOB, head }))
  expect(written).toContain('{"text":"SC-1","noWrap":true}')
  expect(written).toMatch(/ UTC by ","Dana [^"]*"\],"noWrap":false/)
})

test('decisions are in words, notes below the item', () => {
  expect(paper).toContain('"Accepted · Error in the records"')
  expect(belowItem(paper)).toBe(`\n${LINE.sku}\n“Twice in the file”`)
})

test('of several stores each line says its own', () => {
  const stores = ['Main store', 'Airport'].map((name) => ({ id: name, name, currency: 'USD' }))
  const written = JSON.stringify(resultsDocument({ ...JOB, head: { ...JOB.head, stores } }))
  expect(belowItem(written)).toContain(`${LINE.sku} · Main store`)
})

test('where nothing was counted it says that, and not that nothing differs', () => {
  const figures = { ...FIGURES, counted: 0, netVariance: null, netValue: null }
  const results = { ...JOB.results, figures }
  const written = JSON.stringify(resultsDocument({ ...JOB, results, lines: [], total: 0 }))
  expect(written).toContain('Nothing was counted.')
  expect(written).not.toContain(' net')
})

test('what is signed stands with the signatures, whose page may have nothing else', () => {
  expect(paper).toContain(
    '["SC-1"," · ","Spring count"," · ","3 of 3 lines counted"," · ","+$10.00 net"," · ","3 lines worth $210.00 (1 without a cost) never counted"]',
  )
  const head = { ...JOB.head, confirmationNumber: null }
  const open = JSON.stringify(resultsDocument({ ...JOB, head }))
  expect(open).toContain('"not sealed, figures may still change"," · ","Spring count"')
})

test('the signed statement stands there as a whole, and says that it is no signature of the paper', () => {
  const proof = `${'a'.repeat(100)}.${'b'.repeat(300)}.${'c'.repeat(86)}`
  const written = resultsDocument({ ...JOB, head: { ...JOB.head, proof } })
  const text = JSON.stringify(written).replaceAll('\\n', '')
  expect(text).toContain(proof)
  expect(text).toContain('does not sign this document')
  expect(paper).not.toContain('Signed statement')
})

test('a name that is read from right to left does not take what stands beside it along', () => {
  expect(paper).toContain('"text":["Spring count",": results"]')
  expect(foot(JOB)).toContain('"text":["SC-1"," · ","Spring count"]')
})

test('no column of the lines grows with what is in it, off the page', () => {
  const widths = /"widths":(\[[^\]]*\]),"body":\[\[\{"text":"Item"/.exec(paper)?.[1] ?? ''
  expect(widths).toMatch(/^\[\d+(,\d+){5}\]$/)
})

test('long amounts of several stores stand apart, and large numbers are grouped', () => {
  const figures = { ...FIGURES, currency: 'KWD', netValue: -859_458_189.125, counted: 120_000 }
  const store = { ...JOB.results, id: 'store', name: 'Harbour', baseline: null, figures }
  const results = { ...JOB.results, figures, stores: [store, { ...store, name: 'Airport' }] }
  const written = JSON.stringify(resultsDocument({ ...JOB, results }))
  const widths = /"widths":\[([^\]]*)\],"body":\[\[\{"text":"Store"/.exec(written)?.[1] ?? ''
  const [, , , net = 0] = widths.split(',').map(Number)
  expect(net).toBeGreaterThan(95)
  expect(written).toContain('120,000 of 3')
})

test('the number stands in the footer in one piece, however long the name of the audit is', () => {
  const head = { ...JOB.head, auditName: 'Winter count of all supermarkets '.repeat(5) }
  expect(foot({ ...JOB, head })).toMatch(/"text":\["SC-1"," · ","Winter count[^"]{40,80}…"\]/)
})

function foot(job: ResultsJob): string {
  const { footer } = resultsDocument(job)
  const size = { width: 1, height: 1, orientation: 'portrait' } as const
  return typeof footer === 'function' ? JSON.stringify(footer(1, 1, size)) : ''
}

/** The gray text below the first item. */
function belowItem(written: string): string {
  const [, cell = '[]'] = /\{"text":(\["Tea",[^\]]*\])\}/.exec(written) ?? []
  const [, ...pieces]: { text: string }[] = JSON.parse(cell)
  return pieces.map(({ text }) => text).join('')
}

test('an expired label, a future one and many serial numbers are said below the item', () => {
  const serials = Array.from({ length: 8 }, (_, n) => `S${n}`)
  const labels = {
    serials,
    lots: ['A1'],
    expiryDates: ['2026-03-03', 'soon'],
    expired: ['2026-03-03'],
  }
  const written = JSON.stringify(resultsDocument({ ...JOB, lines: [{ ...LINE, ...labels }] }))
  expect(belowItem(written)).toContain(
    'Expired 3 Mar 2026 · Until soon · Lot A1 · No. S0, S1, S2, S3, S4, S5 and 2 more',
  )
})

test('the reader gets words, numbers, money and days of their language', async () => {
  const german = await paperWords('de')
  const figures = { ...FIGURES, currency: 'EUR', countedValue: 70_118.5, unvalued: 1_200 }
  const results = { ...JOB.results, figures }
  const head = { ...JOB.head, protocol: { ...JOB.head.protocol, countedOnce: 2 } }
  const lines = [{ ...LINE, currency: 'EUR', expired: ['2026-03-03'], expiryDates: ['2026-03-03'] }]
  const written = JSON.stringify(
    resultsIn({ ...JOB, head, results, lines, language: 'de' }, german),
  )
  expect(written).toContain('["Spring count",": Ergebnisse"]')
  expect(written).toContain('["01.01.1970, 00:00 UTC von ","Dana"]')
  expect(written).toContain('blind, 2 Regale einmal statt zweimal')
  expect(written).toContain('70.118,50\u00a0€ gezählt, 60,00\u00a0€ erwartet')
  expect(written).toContain('1.200 abweichende Positionen haben keinen Preis')
  expect(written).toContain('Abgelaufen 03.03.2026')
  expect(written).toContain('"Angenommen · Fehler in den Daten"')
  expect(belowItem(written)).toContain('„Twice in the file“')
  expect(written).toContain('3 Positionen im Wert von 210,00\u00a0€ (1 ohne Preis) nie gezählt')
})

test('what was never counted stands there with its value', () => {
  expect(paper).toContain('Never counted')
  expect(paper).toContain('3 lines worth $210.00 (1 without a cost)')
})
