// What a model may read: a fixed list of queries of the product, run as the person who asks. Every row it gets has a
// name, so that an answer can cite it and be checked against it.

import * as z from 'zod'
import type { EvidenceRow, FoundRow } from '#domain/ai/evidence.ts'
import type { Fact } from '#domain/ai/fact.ts'
import { rowsForModel } from '#domain/ai/prompts.ts'
import { Fault } from '#domain/fault.ts'
import { SOURCE_LANGUAGE } from '#messages/languages.ts'
import type { Ask } from '../ask-in-scope.ts'
import {
  coverageRows,
  findingRows,
  lineRows,
  peopleRows,
  resultRows,
  unknownRows,
  varianceRows,
} from './ai-evidence.ts'
import type { AssistantTool } from './assistant.ts'

/** The rows that were given to the model. */
export class Notebook {
  readonly rows: EvidenceRow[] = []

  add(found: readonly FoundRow[]): readonly EvidenceRow[] {
    const named = found.map((row, at) => ({ ...row, ref: `r${this.rows.length + at + 1}` }))
    this.rows.push(...named)
    return named
  }
}

const LINE_TABS = [
  'missing',
  'extra',
  'unexpected',
  'uncounted',
  'matched',
  'beyond',
  'all',
] as const
const words = z.string().max(200)

interface ToolPlan {
  readonly ask: Ask
  readonly auditId: string
  readonly isManager: boolean
  readonly notebook: Notebook
}

export function toolsFor({
  ask,
  auditId,
  isManager,
  notebook,
}: ToolPlan): readonly AssistantTool[] {
  const reads = <Input extends z.ZodObject>(
    name: string,
    description: string,
    input: Input,
    read: (given: z.infer<Input>) => Promise<readonly FoundRow[]>,
  ): AssistantTool => ({
    name,
    description,
    input,
    run: async (given) => {
      const parsed = input.safeParse(given)
      if (!parsed.success) return { error: 'These arguments do not fit.' }
      try {
        return { rows: rowsForModel(notebook.add(await read(parsed.data))) }
      } catch (error) {
        if (error instanceof Fault) return { error: error.message }
        throw error
      }
    },
  })
  const nothing = z.object({})
  const forEverybody = [
    reads('results_summary', 'The figures of the whole count, by store.', nothing, () =>
      resultRows(ask, auditId),
    ),
    reads(
      'variances',
      'Lines, the largest difference in value first: short (missing), over (extra), not expected, not counted, matching. `search` looks in names, SKUs and categories.',
      z.object({ tab: z.enum(LINE_TABS), search: words.optional() }),
      async (given) => {
        const { rows, sums } = await varianceRows(ask, auditId, given)
        return [...rows, ...totalRow(sums)]
      },
    ),
    reads(
      'line',
      'One item by its name or SKU, with the newest counts behind it.',
      z.object({ item: words }),
      ({ item }) => lineRows(ask, auditId, item),
    ),
  ]
  if (!isManager) return forEverybody
  return [
    ...forEverybody,
    reads(
      'coverage',
      'Shelves that are done and left, by room, and an estimate of the end.',
      nothing,
      () => coverageRows(ask, auditId, SOURCE_LANGUAGE),
    ),
    reads('people_pace', 'What each person has counted, and how fast.', nothing, () =>
      peopleRows(ask, auditId),
    ),
    reads(
      'findings',
      'Patterns in the counts that are probably mistakes, and what to recount first.',
      nothing,
      () => findingRows(ask, auditId, SOURCE_LANGUAGE),
    ),
    reads('unknown_codes', 'Codes that were read and that no item has.', nothing, () =>
      unknownRows(ask, auditId, SOURCE_LANGUAGE),
    ),
  ]
}

function totalRow(sums: readonly Fact[]): readonly FoundRow[] {
  return [{ label: 'All of these lines', note: null, place: { kind: 'results' }, facts: sums }]
}
