import { expect, test } from 'vitest'
import type { EvidenceRow } from '#domain/ai/evidence.ts'
import { count, type Fact, money } from '#domain/ai/fact.ts'
import { matchQuestion, TOPICS } from '#domain/ai/match-question.ts'
import { wordsIn } from '#tests/support/words-in.ts'
import { answerByRule as answerIn, rowsInWords } from './answer-words.ts'

const english = await wordsIn('answers', 'en')
const answerByRule = (facts: Parameters<typeof answerIn>[0]) => answerIn(facts, english)

const row = { ref: 'r1', label: 'Tea', note: null, place: { kind: 'results' }, facts: [] } as const

function headOf(
  topic: 'missing' | 'extra' | 'unexpected' | 'uncounted',
  lines: number,
  search: string | null = null,
): string | undefined {
  const sums = [count('lines', lines)]
  return answerByRule({ topic, rows: [row], sums, search, isUnmatched: false, results: [] })[0]
    ?.text
}

test('the answer about lines reads as a sentence, for one line and for several', () => {
  expect(headOf('missing', 1)).toBe('1 line is short.')
  expect(headOf('missing', 9)).toBe('9 lines are short.')
  expect(headOf('extra', 2)).toBe('2 lines are over.')
  expect(headOf('unexpected', 1)).toBe('1 line was counted without being expected.')
  expect(headOf('uncounted', 3)).toBe('3 lines have no count.')
})

test('the built-in answer says what was looked for', () => {
  expect(headOf('missing', 1, 'lamps')).toBe('1 line that matches “lamps” is short.')
  expect(headOf('missing', 2, 'lamps')).toBe('2 lines that match “lamps” are short.')
})

test('when nothing has the name asked about, the answer covers everything and says so', () => {
  const sums = [count('lines', 161)]
  const facts = {
    topic: 'extra',
    rows: [row],
    sums,
    search: 'lamps',
    isUnmatched: true,
    results: [],
  } as const
  expect(answerByRule(facts).map(({ text }) => text)).toEqual([
    'Nothing here is called “lamps”.',
    '161 lines are over.',
    '“Tea”: –.',
  ])
})

test('one shelf and one line are singular', () => {
  const facts = [count('shelves', 1), count('shelves explained', 0), count('lines', 1)]
  const said = (topic: 'summary' | 'people') =>
    answerByRule({
      topic,
      rows: [{ ...row, facts }],
      sums: [],
      search: null,
      isUnmatched: false,
      results: [],
    })
  expect(said('summary')[0]?.text).toContain('0 of 1 shelf done')
  expect(said('people')[0]?.text).toContain('; 1 shelf, 1 line.')
})

test('"no line is short" also mentions uncounted lines, and says why when nothing is compared', () => {
  const none = (search: string | null, ...facts: readonly Fact[]) =>
    answerByRule({
      topic: 'missing',
      rows: [],
      sums: [],
      search,
      isUnmatched: false,
      results: [{ facts }],
    }).map(({ text }) => text)
  const [even, left] = [count('net units', 0), count('lines not counted', 3)]
  expect(none(null, even)).toEqual(['No line is short.'])
  expect(none(null, even, left)).toEqual(['No line is short.', '3 lines have no count.'])
  expect(none('snacks', even, left)).toEqual(['No line that matches “snacks” is short.'])
  expect(none(null, left)).toEqual(['Nothing has been counted yet.', '3 lines have no count.'])
  expect(none(null)).toEqual(['There is no expected stock to compare with.'])
})

const FACTS = [
  count('shelves', 3),
  count('shelves explained', 1),
  count('shelves left', 2),
  count('lines', 4),
  count('lines short', 1),
  count('lines over', 2),
  count('difference', -2),
  ...money('value of the difference', -8, 'EUR'),
  ...money('net value', -8, 'EUR'),
  ...money('gross value', 12, 'EUR'),
  count('units per minute', 9),
  count('unknown codes', 1),
]
const full: EvidenceRow = { ...row, facts: FACTS }

test.each(['de', 'es', 'fr'] as const)(
  'in %s nothing of an answer stays English',
  async (language) => {
    const words = await wordsIn('answers', language)
    for (const topic of [null, ...TOPICS]) {
      for (const rows of [[full], []]) {
        const asked = { topic, rows, sums: FACTS, search: 'x', isUnmatched: true, results: [] }
        const said = answerIn(asked, words).map(({ text }) => text)
        const inEnglish = answerIn(asked, english).map(({ text }) => text)
        expect(said.filter((text) => inEnglish.includes(text))).toEqual([])
      }
    }
    const names = new Set(FACTS.map(({ name }) => name))
    const [shown] = rowsInWords([full], words)
    const same = shown?.facts.map(({ name }) => name).filter((name) => names.has(name))
    expect(same).toEqual([])
  },
)

test.each(['en', 'de', 'es', 'fr'] as const)(
  'what is suggested in %s is understood when it is typed',
  async (language) => {
    const { t } = await wordsIn('ai', language)
    const asked = TOPICS.map((topic) => [topic, matchQuestion(t(`question.${topic}`))] as const)
    for (const [topic, matched] of asked) expect(matched).toEqual({ topic, words: [] })
  },
)

test.each([
  ['Was fehlt bei Getränken?', 'missing', ['getränken']],
  ['¿Qué falta en bebidas?', 'missing', ['bebidas']],
  ['Que manque-t-il dans les boissons ?', 'missing', ['boissons']],
  ['Was ist bei Tee zu viel?', 'extra', ['tee']],
] as const)('%s is understood, with the name in it', (question, topic, words) => {
  expect(matchQuestion(question)).toEqual({ topic, words })
})
