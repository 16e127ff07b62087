// The results in sentences: by rule as a live query, by the model on request.

import { api } from '#contract/api.ts'
import { writeSummary } from '#contract/summary-words.ts'
import { checkSentences } from '#domain/ai/checked-sentences.ts'
import { summaryPrompt } from '#domain/ai/prompts.ts'
import { type SummaryFacts, summaryFactList, summaryNames } from '#domain/ai/result-summary.ts'
import { isCountingOver } from '#domain/audit.ts'
import { SOURCE_LANGUAGE } from '#messages/languages.ts'
import { wordsOf } from '#server/words.ts'
import { type Ask, askInScope } from '../ask-in-scope.ts'
import { implementAction, implementQuery, inAudit } from '../implement.ts'
import { listInsights } from '../insights/insight-lists.ts'
import { auditResults } from '../results/audit-results.ts'
import type { Services } from '../services.ts'
import type { Viewer } from '../viewer.ts'
import { consult } from './ai-consult.ts'

export const getSummary = implementQuery(api.ai.getSummary, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { auditId, language = SOURCE_LANGUAGE } }) => {
    const ask = askInScope(db, scope, [...auditResults, listInsights])
    const facts = await gatherFacts(ask, auditId, scope.role === 'manager')
    return { sentences: writeSummary(facts, await wordsOf('answers', language)) }
  },
})

export const summarize = implementAction(api.ai.summarize, {
  authorize: inAudit,
  run: async ({ scope, args: { auditId, language = SOURCE_LANGUAGE }, services }) => {
    const { organizationId, userId, role } = scope
    const facts = await gatherFacts(askAs(services, scope.viewer), auditId, role === 'manager')
    const known = { facts: summaryFactList(facts), names: summaryNames(facts) }
    const prompt = summaryPrompt(known.facts)
    const { used, source } = await consult({
      services,
      organizationId,
      userId,
      auditId,
      kind: 'summary',
      prompt,
      ask: (assistant) => assistant.writeSentences(prompt),
      check: (said) => {
        const checked = checkSentences(said, known)
        return checked.kept.length < FEWEST_SENTENCES ? null : checked
      },
    })
    if (used) return { source, sentences: used.kept, leftOut: used.leftOut }
    const words = await wordsOf('answers', language)
    return { source, sentences: writeSummary(facts, words), leftOut: 0 }
  },
})

/** Fewer sentences than this are not a summary. */
const FEWEST_SENTENCES = 2
/** From this likelihood on a finding points to a mistake, not just to a pattern. */
const LIKELY = 0.6

/** Runs queries of the product as this person. */
export function askAs(services: Services, viewer: Viewer): Ask {
  return (contract, args) => services.database.query(viewer, contract, args)
}

async function gatherFacts(ask: Ask, auditId: string, isManager: boolean): Promise<SummaryFacts> {
  const five = { numItems: 5, cursor: null }
  const filter = { auditId, tab: 'all' } as const
  const results = await ask(api.audits.getResults, { auditId })
  const lines = await ask(api.audits.getVariances, {
    ...filter,
    sort: 'value',
    paginationOpts: five,
  })
  const groups = await ask(api.audits.getVarianceGroups, {
    ...filter,
    groupBy: 'category',
    paginationOpts: five,
  })
  const stores = new Map(results.stores.map(({ id, name }) => [id, name]))
  const storeOf = (id: string) => (stores.size > 1 ? (stores.get(id) ?? null) : null)
  return {
    stores: results.stores.map(({ name, figures }) => ({ ...figures, name })),
    ...results.coverage,
    isCounting: !isCountingOver(results.status),
    figures: results.figures,
    openDecisions: results.decisions.open,
    unknownLines: results.unknownLines,
    worst: lines.page.flatMap(({ name, storeId, variance, value, currency }) =>
      variance ? [{ name, store: storeOf(storeId), variance, value, currency }] : [],
    ),
    categories: groups.page.flatMap(({ category, netValue, grossValue, currency }) =>
      category ? [{ name: category, netValue, grossValue, currency }] : [],
    ),
    likelyMistakes: isManager ? await countLikely(ask, auditId) : null,
  }
}

async function countLikely(ask: Ask, auditId: string): Promise<number> {
  const { findings } = await ask(api.insights.list, { auditId })
  const standing = findings.filter(({ dismissal }) => dismissal === null)
  return standing.filter(({ finding }) => finding.mistake >= LIKELY).length
}
