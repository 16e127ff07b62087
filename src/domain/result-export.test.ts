import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canonicalLine,
  type ExportLine,
  frameOf,
  lineText,
  proofEnd,
  type SealedHeader,
  unsignedFrameOf,
} from './result-export.ts'
import { canonicalJson, numberInExport } from './seal.ts'

const header: SealedHeader = {
  confirmationNumber: 'SC-0000-1111-2222',
  facts: {
    auditId: 'a',
    auditName: 'Spring, count',
    organizationName: 'Fennel & Oak',
    stores: [],
    startedAt: null,
    submittedAt: null,
    completedAt: '2026-03-01T18:00:00.000Z',
    completedBy: 'Dana',
    correctsAuditId: null,
    protocol: {},
    parts: { baseline: '1', events: '2', decisions: '3', lines: '4' },
  },
}

const PROOF = 'aa.bb.cc'

const line: ExportLine = {
  storeName: 'Harbor',
  itemId: 'i',
  sku: '=1+1',
  name: 'Tea "green"',
  category: null,
  unit: 'each',
  unitCost: 2.5,
  expected: 10,
  counted: null,
  variance: null,
  value: null,
  review: 'none',
  settled: null,
  decision: null,
  reasonCode: null,
  note: null,
  decidedBy: null,
  decidedAt: null,
  places: [],
}

function document(format: 'json' | 'csv', lines: readonly ExportLine[]): string {
  const { head, between, tail } = frameOf(format, header)
  const text = head + lines.map((one) => lineText(format, one, header)).join(between) + tail
  return text + proofEnd(format, PROOF)
}

test('the JSON document is JSON, says its number, and ends with its proof', () => {
  for (const lines of [[], [line], [line, { ...line, counted: 0 }]]) {
    const text = document('json', lines)
    expect(JSON.parse(text)).toEqual({
      ...header,
      format: 'shelfcount-audit',
      version: 2,
      lines,
      proof: PROOF,
    })
    expect(numberInExport(text)).toBe(header.confirmationNumber)
  }
})

test('serial numbers, lots and dates are in documents that keep them, and in no older one', () => {
  const labels = { serials: ['S-1', 'S-2'], lots: [], expiryDates: ['2026-02-01'], expired: [] }
  const kept = { ...header, facts: { ...header.facts, labels: true as const } }
  const columns = (one: SealedHeader) => frameOf('csv', one).head.split(',')
  expect(columns(kept)).toEqual(expect.arrayContaining(['serial_numbers', 'lots', 'expired']))
  expect(columns(header)).not.toContain('serial_numbers')
  expect(lineText('csv', { ...line, ...labels }, kept)).toContain(',S-1; S-2,,2026-02-01,,')
  expect(lineText('csv', line, header)).not.toContain('S-1')
  expect(canonicalLine({ ...line, ...labels })).toBe(canonicalJson({ ...line, ...labels }))
  expect(canonicalLine(line)).toBe(canonicalJson(line))
})

test('the barcode is in documents that keep it, and in no older one', () => {
  const coded = { ...line, barcode: '4006381333931' }
  const kept = { ...header, facts: { ...header.facts, barcodes: true as const } }
  const columns = (one: SealedHeader) => frameOf('csv', one).head.split(',')
  expect(columns(kept)).toContain('barcode')
  expect(columns(header)).not.toContain('barcode')
  expect(lineText('csv', coded, kept)).toContain(',4006381333931,')
  expect(canonicalLine(coded)).toBe(canonicalJson(coded))
})

test('an audit sealed before seals were signed is written as it was then', () => {
  const kept = { ...header, seal: 'ab' }
  const { head, tail } = unsignedFrameOf('json', kept)
  const text = head + lineText('json', line, header) + tail
  expect(text.replaceAll('\n', '')).toBe(canonicalJson(JSON.parse(text)))
  expect(JSON.parse(text)).toEqual({
    ...kept,
    format: 'shelfcount-audit',
    version: 1,
    lines: [line],
  })
  expect(unsignedFrameOf('csv', kept)).toEqual({ ...frameOf('csv', header), tail: '\n' })
})

const text = fc.string({ unit: 'binary' })
const words = fc.option(text)
const units = fc.option(fc.double({ noNaN: true }))
const places = fc.array(
  fc.record({
    standing: units,
    room: text,
    shelf: words,
    round: fc.option(fc.nat()),
    expected: units,
    counted: units,
    by: words,
  }),
)
const lines = fc.record({
  storeName: text,
  itemId: text,
  sku: words,
  name: text,
  category: words,
  unit: text,
  unitCost: units,
  expected: units,
  counted: units,
  variance: units,
  value: units,
  currency: fc.option(text, { nil: undefined }),
  review: text,
  settled: units,
  decision: words,
  reasonCode: words,
  note: words,
  decidedBy: words,
  decidedAt: words,
  places,
})

test('every line is spelled as canonical JSON spells it, to the letter', () => {
  const same = fc.property(lines, (one) => canonicalLine(one) === canonicalJson(one))
  fc.assert(same)
})

test('the table has a row per line, runs no formula, and tells "not counted" from zero', () => {
  const text = document('csv', [line, { ...line, counted: 0 }])
  const [names, first, second, proof] = text.split('\n')
  expect(names?.split(',').slice(0, 8).join()).toBe(
    '\uFEFFstore,sku,item,category,unit,unit_cost,expected,counted',
  )
  expect(first).toBe(
    `Harbor,'=1+1,"Tea ""green""",,each,2.5,10,,,,none,,,,,,"Spring, count",2026-03-01T18:00:00.000Z,SC-0000-1111-2222`,
  )
  expect(second).toContain(',10,0,')
  // As many cells as every other row, so that every program can read it.
  expect(proof?.split(',')).toEqual(['#shelfcount-seal', ...Array(17).fill(''), PROOF])
  expect(numberInExport(text)).toBe(header.confirmationNumber)
})

test('a document says which money it is in, unless it was sealed before that was kept', () => {
  const stores = [{ id: 's', name: 'Harbor', currency: 'JPY' }]
  const sealed = { ...header, facts: { ...header.facts, stores } }
  const column = (head: SealedHeader) => {
    const names = frameOf('csv', head).head.trim().split(',')
    const cells = lineText('csv', { ...line, name: 'Tea', currency: 'JPY' }, head).split(',')
    return cells[names.indexOf('currency')]
  }
  expect(column(sealed)).toBe('JPY')
  expect(column(header)).toBeUndefined()
  expect(lineText('json', { ...line, currency: undefined }, header)).toBe(canonicalJson(line))
})
