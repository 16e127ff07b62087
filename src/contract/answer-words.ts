// Built-in answers to common questions, by rule: the rows that a model would get, in the words of the reader.

import type { AnswerSentence } from '#domain/ai/answer.ts'
import type { EvidenceRow } from '#domain/ai/evidence.ts'
import { count, type Fact } from '#domain/ai/fact.ts'
import type { Topic } from '#domain/ai/match-question.ts'
import { assertNever } from '#domain/assert-never.ts'
import { isolateBidi } from '#domain/isolate-bidi.ts'
import en from '#messages/answers/en.ts'
import { factSize, factText } from './fact-words.ts'
import type { AnswerWords } from './summary-words.ts'

export interface AnswerFacts {
  readonly topic: Topic | null
  readonly rows: readonly EvidenceRow[]
  /** Sums over all lines, when the question is about lines. */
  readonly sums: readonly Fact[]
  /** The name that was searched for. */
  readonly search: string | null
  /** Nothing has that name, so the answer covers everything. */
  readonly isUnmatched: boolean
  /** Results of each store: an answer of "none" means little where nothing was counted. */
  readonly results: readonly Pick<EvidenceRow, 'facts'>[]
}

const MOST_NAMED = 5

export function answerByRule(facts: AnswerFacts, words: AnswerWords): readonly AnswerSentence[] {
  const { rows, search, isUnmatched } = facts
  const unmatched = isUnmatched && search ? [words.t('unmatched', { search })] : []
  // The rest covers everything, so it must not claim to be about the search words.
  const asked = isUnmatched ? { ...facts, search: null } : facts
  return [
    ...unmatched.map(withoutRow),
    ...(rows.length === 0 ? nothingFound(asked, words).map(withoutRow) : saidBy(asked, words)),
  ]
}

function withoutRow(text: string): AnswerSentence {
  return { text, refs: [] }
}

function saidBy(
  { topic, rows, sums, search }: AnswerFacts,
  words: AnswerWords,
): readonly AnswerSentence[] {
  const named = rows.slice(0, MOST_NAMED)
  const each = (
    some: readonly EvidenceRow[],
    textOf: (row: EvidenceRow, words: AnswerWords) => string,
  ) => some.map((row) => ({ text: textOf(row, words), refs: [row.ref] }))
  switch (topic) {
    case null:
      return each(named, itemText)
    case 'summary':
      return each(rows, storeText)
    case 'missing':
    case 'extra':
    case 'unexpected':
    case 'uncounted':
      return [withoutRow(headText(topic, sums, search, words)), ...each(named, lineText)]
    case 'coverage':
      return each(rows.slice(0, MOST_NAMED + 1), placeText)
    case 'people':
      return each(rows.slice(0, 8), personText)
    case 'unknown_codes': {
      const codes = numberOf(rows[0]?.facts ?? [], 'unknown codes')
      return [withoutRow(words.t('codes', { count: codes })), ...each(named, codeText)]
    }
    case 'findings':
      return each(rows.slice(0, 8), (row) => row.note ?? itemText(row, words))
    default:
      return assertNever(topic)
  }
}

type LineTopic = Extract<Topic, 'missing' | 'extra' | 'unexpected' | 'uncounted'>

function nothingFound(
  { topic, search, results }: AnswerFacts,
  words: AnswerWords,
): readonly string[] {
  switch (topic) {
    case null:
      return []
    case 'missing':
    case 'extra':
    case 'unexpected':
    case 'uncounted':
      return noLines(topic, search, results, words)
    default:
      return [words.t(`nothing.${topic}`)]
  }
}

function noLines(
  topic: LineTopic,
  search: string | null,
  results: AnswerFacts['results'],
  words: AnswerWords,
): readonly string[] {
  const { t } = words
  const none = t(`none.${topic}`, searched(search))
  if (topic === 'uncounted') return [none]
  const left = results.reduce((sum, row) => sum + numberOf(row.facts, 'lines not counted'), 0)
  const notCounted =
    left > 0 && !search ? [headText('uncounted', [count('lines', left)], null, words)] : []
  if (results.some(({ facts }) => find(facts, 'net units'))) return [none, ...notCounted]
  return left > 0 ? [t('nothing.summary'), ...notCounted] : [t('net.noBaseline')]
}

function searched(search: string | null) {
  return { which: search ? 'named' : 'all', search: search ?? '' }
}

function headText(
  topic: LineTopic,
  sums: readonly Fact[],
  search: string | null,
  { t, formats }: AnswerWords,
): string {
  const told = { count: numberOf(sums, 'lines'), ...searched(search) }
  if (topic === 'uncounted') return t('head.uncounted', told)
  const value = find(sums, 'net value')
  return t(`head.${topic}`, {
    ...told,
    ...worthOf(value?.value === 0 ? undefined : value, formats),
  })
}

function worthOf(value: Fact | undefined, formats: AnswerWords['formats']) {
  return { worth: value ? 'known' : 'unknown', value: value ? factSize(value, formats) : '' }
}

function lineText(row: EvidenceRow, words: AnswerWords): string {
  const { t, formats } = words
  const difference = find(row.facts, 'difference')
  if (!difference) return itemText(row, words)
  return t(difference.value < 0 ? 'line.short' : 'line.over', {
    name: isolateBidi(row.label),
    quantity: factSize(difference, formats),
    ...worthOf(find(row.facts, 'value of the difference'), formats),
  })
}

function itemText(row: EvidenceRow, words: AnswerWords): string {
  const { t, formats } = words
  const parts = row.facts.map((fact) =>
    t('fact', { what: factName(fact, words), value: factText(fact, formats) }),
  )
  const isCounted = find(row.facts, 'counted') !== undefined
  const missing = find(row.facts, 'expected') && !isCounted ? [t('item.notCounted')] : []
  const facts = [...parts, ...missing].join(', ') || (row.note ?? '–')
  return t('item', { name: isolateBidi(row.label), facts })
}

function storeText({ label, facts }: EvidenceRow, { t, formats }: AnswerWords): string {
  const net = find(facts, 'net value')
  const accuracy = find(facts, 'accuracy by line')
  const text = (name: string) => textOf(facts, name, formats)
  return t('store', {
    name: isolateBidi(label),
    done: numberOf(facts, 'shelves explained'),
    shelves: numberOf(facts, 'shelves'),
    sure: accuracy ? 'known' : 'unknown',
    accuracy: text('accuracy by line'),
    short: text('lines short'),
    over: text('lines over'),
    worth: net ? 'known' : 'unknown',
    net: text('net value'),
    gross: text('gross value'),
  })
}

function placeText({ label, note, facts }: EvidenceRow, { t, formats }: AnswerWords): string {
  const about = find(facts, 'minutes to go, about')
  const text = (name: string) => textOf(facts, name, formats)
  const left = t('place', {
    name: isolateBidi(label),
    left: numberOf(facts, 'shelves left'),
    total: text('shelves'),
    where: note && !about ? 'known' : 'unknown',
    places: note ?? '',
  })
  if (!about) return left
  const time = {
    minutes: about.value,
    least: text('minutes to go, at least'),
    most: text('minutes to go, at most'),
  }
  return `${left} ${t('place.time', time)}`
}

function personText({ label, facts }: EvidenceRow, { t, formats }: AnswerWords): string {
  return t('person', {
    name: isolateBidi(label),
    speed: find(facts, 'units per minute') ? 'known' : 'unknown',
    pace: textOf(facts, 'units per minute', formats),
    shelves: numberOf(facts, 'shelves'),
    lines: numberOf(facts, 'lines'),
  })
}

function codeText({ label, note }: EvidenceRow, { t }: AnswerWords): string {
  const where = note ? 'known' : 'unknown'
  return t('code', { code: isolateBidi(label), where, places: note ?? '' })
}

/** The rows of an answer, with the names of their numbers in the words of the reader. */
export function rowsInWords(
  rows: readonly EvidenceRow[],
  words: AnswerWords,
): readonly EvidenceRow[] {
  return rows.map((row) => ({
    ...row,
    facts: row.facts.map((fact) => ({ ...fact, name: factName(fact, words) })),
  }))
}

/** A number that has no words yet keeps its English name. */
function factName({ name }: Fact, { t }: AnswerWords): string {
  const key = `fact.${name}`
  return isFactKey(key) ? t(key) : name
}

type FactKey = Extract<keyof typeof en, `fact.${string}`>

function isFactKey(key: string): key is FactKey {
  return Object.hasOwn(en, key)
}

function find(facts: readonly Fact[], name: string): Fact | undefined {
  return facts.find((fact) => fact.name === name)
}

function numberOf(facts: readonly Fact[], name: string): number {
  return find(facts, name)?.value ?? 0
}

function textOf(facts: readonly Fact[], name: string, formats: AnswerWords['formats']): string {
  const fact = find(facts, name)
  return fact ? factText(fact, formats) : '–'
}
