// Columns of a file, where the rules were not sure.

import { api } from '#contract/api.ts'
import { mappingPrompt } from '#domain/ai/prompts.ts'
import { fitColumns } from '#domain/ai/proposed-columns.ts'
import { implementAction, inStore } from '../implement.ts'
import { consult } from './ai-consult.ts'

export const proposeMapping = implementAction(api.ai.proposeMapping, {
  place: inStore,
  run: async ({ scope, args: { columns, kind, decimal }, services }) => {
    const prompt = mappingPrompt(columns, kind)
    const samples = columns.map((column) => column.samples)
    const { used, source } = await consult({
      services,
      organizationId: scope.organizationId,
      userId: scope.userId,
      auditId: null,
      kind: 'mapping',
      prompt,
      ask: (assistant) => assistant.classify(prompt),
      check: (said) => {
        const fitting = fitColumns(said, samples, decimal)
        return fitting.some((one) => one !== null) ? fitting : null
      },
    })
    return { source, columns: used ?? columns.map(() => null) }
  },
})
