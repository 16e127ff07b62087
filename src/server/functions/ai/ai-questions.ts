// Questions about one audit: always answered by rule, and by the model if there is one and its answer passes the
// checks.

import { answerByRule, rowsInWords } from '#contract/answer-words.ts'
import { api } from '#contract/api.ts'
import { checkAnswer } from '#domain/ai/answer.ts'
import type { FoundRow } from '#domain/ai/evidence.ts'
import type { Fact } from '#domain/ai/fact.ts'
import {
  type MatchedQuestion,
  matchQuestion,
  mayAskAbout,
  QUESTIONS,
  TOPICS,
  type Topic,
} from '#domain/ai/match-question.ts'
import { questionPrompt } from '#domain/ai/prompts.ts'
import { type Language, SOURCE_LANGUAGE } from '#messages/languages.ts'
import { wordsOf } from '#server/words.ts'
import type { Ask } from '../ask-in-scope.ts'
import { implementAction, inAudit } from '../implement.ts'
import { consult, NOT_WAITED_FOR } from './ai-consult.ts'
import {
  coverageRows,
  findingRows,
  peopleRows,
  resultRows,
  unknownRows,
  varianceRows,
} from './ai-evidence.ts'
import { askAs } from './ai-summaries.ts'
import { Notebook, toolsFor } from './ai-tools.ts'

export const ask = implementAction(api.ai.ask, {
  authorize: inAudit,
  run: async ({ scope, args, services }) => {
    const { organizationId, userId, role } = scope
    const { auditId, question, byRule, language = SOURCE_LANGUAGE } = args
    const isManager = role === 'manager'
    const read = askAs(services, scope.viewer)
    // Also checks access: a viewer who may not see the results is refused here, before the model is asked.
    const builtIn = await answerBuiltIn(read, { auditId, question, isManager, language })
    const notebook = new Notebook()
    const prompt = questionPrompt(question)
    const tools = toolsFor({ ask: read, auditId, isManager, notebook })
    const { used, source } = byRule
      ? NOT_WAITED_FOR
      : await consult({
          services,
          organizationId,
          userId,
          auditId,
          kind: 'question',
          prompt,
          ask: (assistant) => assistant.answer(prompt, tools),
          check: (said) => checkAnswer(said, notebook.rows),
        })
    const suggestions = TOPICS.filter((topic) => mayAskAbout(topic, { isManager })).map(
      (topic) => QUESTIONS[topic],
    )
    return { ...(used ?? builtIn), source, suggestions }
  },
})

interface Asked {
  readonly auditId: string
  readonly question: string
  readonly isManager: boolean
  readonly language: Language
}

async function answerBuiltIn(read: Ask, { auditId, question, isManager, language }: Asked) {
  // A viewer who may not see any results gets the refusal of this query.
  const results = await resultRows(read, auditId)
  const matched = matchQuestion(question)
  const topic = matched.topic && mayAskAbout(matched.topic, { isManager }) ? matched.topic : null
  const found = await findRows(read, auditId, { ...matched, topic, language }, results)
  const words = await wordsOf('answers', language)
  const notebook = new Notebook()
  const rows = notebook.add(found.rows)
  const sentences = answerByRule({ ...found, topic, rows, results }, words)
  const cited = new Set(sentences.flatMap(({ refs }) => refs))
  const shown = rows.filter(({ ref }) => cited.has(ref))
  return { sentences, rows: rowsInWords(shown, words), leftOut: 0 }
}

interface Found {
  readonly rows: readonly FoundRow[]
  readonly sums: readonly Fact[]
  readonly search: string | null
  readonly isUnmatched: boolean
}

async function findRows(
  read: Ask,
  auditId: string,
  { topic, words, language }: MatchedQuestion & { readonly language: Language },
  results: readonly FoundRow[],
): Promise<Found> {
  const search = words.length > 0 ? words.join(' ') : null
  const plain = { sums: [], search, isUnmatched: false }
  switch (topic) {
    case null: {
      if (search === null) return { ...plain, rows: [] }
      const { rows } = await varianceRows(read, auditId, { tab: 'all', search })
      return { ...plain, rows, isUnmatched: rows.length === 0 }
    }
    case 'summary':
      return { ...plain, rows: results }
    case 'coverage':
      return { ...plain, rows: await coverageRows(read, auditId, language) }
    case 'people':
      return { ...plain, rows: await peopleRows(read, auditId) }
    case 'unknown_codes':
      return { ...plain, rows: await unknownRows(read, auditId, language) }
    case 'findings':
      return { ...plain, rows: await findingRows(read, auditId, language) }
    default:
      return findLines(read, auditId, topic, search)
  }
}

type LineTopic = Extract<Topic, 'missing' | 'extra' | 'unexpected' | 'uncounted'>

/** Searches under the name in the question, or under all names if no line matches it. */
async function findLines(
  read: Ask,
  auditId: string,
  tab: LineTopic,
  search: string | null,
): Promise<Found> {
  const all = () => varianceRows(read, auditId, { tab })
  if (search === null) return { ...(await all()), search, isUnmatched: false }
  const named = await varianceRows(read, auditId, { tab, search })
  const isKnown =
    named.rows.length > 0 ||
    (await varianceRows(read, auditId, { tab: 'all', search })).rows.length > 0
  return isKnown
    ? { ...named, search, isUnmatched: false }
    : { ...(await all()), search, isUnmatched: true }
}
