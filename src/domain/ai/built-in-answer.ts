// Built-in answers to common questions, by rule: the rows that a model would get, in fixed words.

import { assertNever } from '../assert-never.ts'
import { isolateBidi } from '../isolate-bidi.ts'
import type { AnswerSentence } from './answer.ts'
import type { EvidenceRow } from './evidence.ts'
import { count, type Fact, sayFact, saySize } from './fact.ts'
import type { Topic } from './match-question.ts'
import { NO_BASELINE } from './result-summary.ts'

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

export function answerByRule(facts: AnswerFacts): readonly AnswerSentence[] {
  const { rows, search, isUnmatched } = facts
  const unmatched: readonly AnswerSentence[] =
    isUnmatched && search ? [{ text: `Nothing here is called "${search}".`, refs: [] }] : []
  // The rest covers everything, so it must not claim to be about the search words.
  const asked = isUnmatched ? { ...facts, search: null } : facts
  const said = rows.length === 0 ? nothingFound(asked) : saidBy(asked)
  return [...unmatched, ...said]
}

function saidBy({ topic, rows, sums, search }: AnswerFacts): readonly AnswerSentence[] {
  const named = rows.slice(0, MOST_NAMED)
  switch (topic) {
    case null:
      return named.map((row) => sentence(row, itemWords(row)))
    case 'summary':
      return rows.map((row) => sentence(row, storeWords(row)))
    case 'missing':
    case 'extra':
    case 'unexpected':
    case 'uncounted':
      return [headOf(topic, sums, search), ...named.map((row) => sentence(row, lineWords(row)))]
    case 'coverage':
      return rows.slice(0, MOST_NAMED + 1).map((row) => sentence(row, placeWords(row)))
    case 'people':
      return rows.slice(0, 8).map((row) => sentence(row, personWords(row)))
    case 'unknown_codes':
      return [
        { text: `Codes that no item has: ${say(rows[0], 'unknown codes')}.`, refs: [] },
        ...named.map((row) =>
          sentence(row, `"${isolateBidi(row.label)}": ${row.note ?? 'no place known'}.`),
        ),
      ]
    case 'findings':
      return rows.slice(0, 8).map((row) => sentence(row, row.note ?? itemWords(row)))
    default:
      return assertNever(topic)
  }
}

type LineTopic = keyof typeof HEADS

const NOTHING: Readonly<Record<Exclude<Topic, LineTopic>, string>> = {
  summary: 'Nothing was counted yet.',
  coverage: 'There are no shelves in this count.',
  people: 'Nobody has counted yet.',
  unknown_codes: 'There is no code that no item has.',
  findings: 'No pattern found.',
}

function nothingFound({ topic, search, results }: AnswerFacts): readonly AnswerSentence[] {
  switch (topic) {
    case null:
      return []
    case 'missing':
    case 'extra':
    case 'unexpected':
    case 'uncounted':
      return noLines(topic, search, results).map((text) => ({ text, refs: [] }))
    default:
      return [{ text: NOTHING[topic], refs: [] }]
  }
}

function noLines(
  topic: LineTopic,
  search: string | null,
  results: AnswerFacts['results'],
): readonly string[] {
  const which = search ? ` that matches "${search}"` : ''
  if (topic === 'uncounted') return [`Every line${which} has a count.`]
  const left = results.reduce(
    (sum, row) => sum + (find(row.facts, 'lines not counted')?.value ?? 0),
    0,
  )
  const notCounted =
    left > 0 && !search ? [headOf('uncounted', [count('lines', left)], null).text] : []
  if (results.some(({ facts }) => find(facts, 'net units'))) {
    return [`No line${which} ${HEADS[topic][0]}.`, ...notCounted]
  }
  return left > 0 ? ['Nothing is counted yet.', ...notCounted] : [NO_BASELINE]
}

/** Opening words for one line and for several. */
const HEADS = {
  missing: ['is short', 'are short'],
  extra: ['is over', 'are over'],
  unexpected: ['was counted without being expected', 'were counted without being expected'],
  uncounted: ['has no count', 'have no count'],
} as const

function headOf(
  topic: keyof typeof HEADS,
  sums: readonly Fact[],
  search: string | null,
): AnswerSentence {
  const lines = find(sums, 'lines')
  const value = topic === 'uncounted' ? undefined : find(sums, 'net value')
  const amount = lines ? sayFact(lines) : 'Some'
  const isOne = lines?.value === 1
  const which = search ? ` that ${isOne ? 'matches' : 'match'} "${search}"` : ''
  const worth = value && value.value !== 0 ? `, together ${saySize(value)}` : ''
  const [ofOne, ofSeveral] = HEADS[topic]
  const said = isOne ? `line${which} ${ofOne}` : `lines${which} ${ofSeveral}`
  return { text: `${amount} ${said}${worth}.`, refs: [] }
}

function sentence({ ref }: EvidenceRow, text: string): AnswerSentence {
  return { text, refs: [ref] }
}

function lineWords(row: EvidenceRow): string {
  const difference = find(row.facts, 'difference')
  if (!difference) return itemWords(row)
  const value = find(row.facts, 'value of the difference')
  const side = difference.value < 0 ? 'short' : 'over'
  const worth = value ? ` (${saySize(value)})` : ''
  return `"${isolateBidi(row.label)}" is ${saySize(difference)} ${side}${worth}.`
}

function itemWords(row: EvidenceRow): string {
  const parts = row.facts.map((fact) => `${fact.name} ${sayFact(fact)}`)
  const isCounted = find(row.facts, 'counted') !== undefined
  const missing = find(row.facts, 'expected') && !isCounted ? ['not counted'] : []
  return `"${isolateBidi(row.label)}": ${[...parts, ...missing].join(', ') || (row.note ?? '–')}.`
}

function storeWords(row: EvidenceRow): string {
  const net = find(row.facts, 'net value')
  const short = `lines short: ${say(row, 'lines short')}, over: ${say(row, 'lines over')}`
  const accuracy = find(row.facts, 'accuracy by line')
  const shown = [
    `${say(row, 'shelves explained')} of ${sayMany(row, 'shelves', 'shelf')} done`,
    accuracy && `accuracy by line ${sayFact(accuracy)}`,
    short,
    net && `${sayFact(net)} net and ${say(row, 'gross value')} gross`,
  ]
  return `"${isolateBidi(row.label)}": ${shown.filter(Boolean).join('; ')}.`
}

function placeWords(row: EvidenceRow): string {
  const about = find(row.facts, 'minutes to go, about')
  const range = about
    ? ` About ${sayFact(about)} minutes to go, between ${say(row, 'minutes to go, at least')} and ${say(row, 'minutes to go, at most')}.`
    : ''
  const left = find(row.facts, 'shelves left')
  const where = row.note?.startsWith('left:') ? ` (${row.note.slice('left: '.length)})` : ''
  return `"${isolateBidi(row.label)}": ${left?.value === 0 ? 'no shelf' : say(row, 'shelves left')} of ${say(row, 'shelves')} left${where}.${range}`
}

function personWords(row: EvidenceRow): string {
  const pace = find(row.facts, 'units per minute')
  const speed = pace ? `${sayFact(pace)} units a minute` : 'too little counted to tell a pace'
  return `"${isolateBidi(row.label)}": ${speed}; ${sayMany(row, 'shelves', 'shelf')}, ${sayMany(row, 'lines', 'line')}.`
}

function find(facts: readonly Fact[], name: string): Fact | undefined {
  return facts.find((fact) => fact.name === name)
}

function say(row: EvidenceRow | undefined, name: string): string {
  const fact = row && find(row.facts, name)
  return fact ? sayFact(fact) : '–'
}

/** A number with its noun: the name of the fact, or `one` when there is exactly one. */
function sayMany(row: EvidenceRow, name: string, one: string): string {
  return `${say(row, name)} ${find(row.facts, name)?.value === 1 ? one : name}`
}
