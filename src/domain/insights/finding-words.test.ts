import { describe, expect, test } from 'vitest'
import { type Finding, type FindingKind, KEYING_SLIPS } from './finding.ts'
import { describeFinding } from './finding-words.ts'

const names = {
  item: (id: string) => id.toUpperCase(),
  shelf: (id: string) => `Shelf ${id}`,
  person: (id: string) => `Person ${id}`,
}
const line = { storeId: 's', itemId: 'a', shelfId: '1', expected: 24, counted: 20, proposed: 24 }
const other = { ...line, itemId: 'b', expected: 10, counted: 14, proposed: 10 }
const base = {
  key: 'key',
  storeId: 's',
  lines: [line, other],
  evidence: { eventIds: [], figures: {} },
  confidence: 0.9,
  mistake: 0.5,
  value: 12,
}
const places = { quantity: 4, fromShelfId: '1', toShelfId: '2' }
const examples: readonly Finding[] = [
  { ...base, kind: 'misplaced', ...places },
  { ...base, kind: 'moved', ...places },
  { ...base, kind: 'sibling', quantity: 4, shortItemId: 'a', overItemId: 'b' },
  { ...base, kind: 'case_pack', entered: 2, pack: 12, slip: 'cases_as_units' },
  { ...base, kind: 'case_pack', entered: 2, pack: 12, slip: 'units_as_cases' },
  ...KEYING_SLIPS.map((slip): Finding => {
    return { ...base, kind: 'keying', entered: 42, meant: slip === 'barcode' ? null : 24, slip }
  }),
  {
    ...base,
    kind: 'case_or_keying',
    entered: 2,
    pack: 12,
    meant: 24,
    slip: 'missing',
    likelier: 'keying',
  },
  { ...base, kind: 'shelf_twice', shelfId: '1', enteredOnShelfId: '1', userIds: ['u'] },
  { ...base, kind: 'shelf_twice', shelfId: '1', enteredOnShelfId: '2', userIds: ['u'] },
  { ...base, kind: 'missed_run', shelfId: '1', isWholeShelf: false, isPartly: false },
  { ...base, kind: 'missed_run', shelfId: '1', isWholeShelf: false, isPartly: true },
  { ...base, kind: 'missed_run', shelfId: '1', isWholeShelf: true, isPartly: false },
  {
    ...base,
    kind: 'unknown_code',
    code: '4006381333937',
    shelfId: '1',
    itemId: 'a',
    quantity: 4,
    clues: [
      'one_digit',
      'same_maker',
      'neighbours',
      'beside_variant',
      'shortage',
      'swapped_digits',
    ],
  },
  { ...base, kind: 're_read', itemId: 'a', userId: 'u', gapMs: 420 },
  {
    ...base,
    kind: 'recounts_differ',
    userId: 'u',
    recounted: 20,
    differing: 9,
    othersRecounted: 40,
    othersDiffering: 3,
  },
]

/** A record, so that the compiler requires every kind. */
const KINDS: Readonly<Record<FindingKind, true>> = {
  misplaced: true,
  moved: true,
  sibling: true,
  case_pack: true,
  keying: true,
  case_or_keying: true,
  shelf_twice: true,
  missed_run: true,
  unknown_code: true,
  re_read: true,
  recounts_differ: true,
}

describe('the words of a finding', () => {
  test('exist for every kind', () => {
    expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)))
    for (const finding of examples) {
      const { title, sentence } = describeFinding(finding, names)
      expect(title).toMatch(/^\S.{5,80}$/)
      expect(sentence).toMatch(/^\S.*\.$/)
    }
  })

  test('the words of a finding accuse no one', () => {
    const blame =
      /theft|thie[fv]|steal|stole|shoplift|fraud|crime|loot|pilfer|culprit|guilty|fault/i
    for (const finding of examples) {
      const { title, sentence } = describeFinding(finding, names)
      expect(`${title} ${sentence}`).not.toMatch(blame)
    }
  })

  test('keep numbers beside names that are read from right to left on their side', () => {
    const finding = examples.find(({ kind }) => kind === 'keying')
    const said = finding && describeFinding(finding, { ...names, item: () => 'زيت' }).sentence
    expect(said).toMatch(/^\u2068زيت\u2069: \d+ entered/)
  })

  test('say of a second reading that more was counted only where it was', () => {
    const sentence = (expected: number | null) => {
      const lines = [{ ...line, expected }]
      const finding = { ...base, lines, itemId: 'a', userId: 'u', gapMs: 420 }
      return describeFinding({ ...finding, kind: 're_read' }, names).sentence
    }
    expect(sentence(19)).toBe(
      'A: two readings 420 ms apart, closer together than Person u usually scans, and one more counted than expected.',
    )
    expect(sentence(17)).toContain('and 3 more counted than expected.')
    expect(sentence(24)).toMatch(/usually scans\.$/)
    expect(sentence(null)).toMatch(/usually scans\.$/)
  })

  test('leave the cause open where two look alike', () => {
    const said = (kind: Finding['kind']) => {
      const finding = examples.find((one) => one.kind === kind)
      return finding && describeFinding(finding, names).sentence
    }
    expect(said('sibling')).toBe(
      'A is 4 short, B 4 over, they offset. Counted or sold under the wrong variant; one look at both decides.',
    )
    expect(said('missed_run')).toBe(
      '2 neighbouring items of Shelf 1 have no count. Not counted, or gone? Confirm zero or count.',
    )
    expect(said('case_or_keying')).toContain('the shelf decides')
    expect(said('moved')).toContain('moved, or counted at the other one')
  })
})
