import type { ImportDetails } from '#contract/imports.ts'
import type { FindingCode, FindingDecision } from '#domain/import/finding.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { type Attempt, useAttempt } from '../kit/use-attempt.ts'

interface Confirmation {
  readonly reason?: string
  readonly replace?: boolean
  readonly createPlaces?: boolean
}

export interface ImportActions extends Pick<Attempt, 'isBusy' | 'refusal' | 'errorOf'> {
  readonly checkAgain: (mapping: Mapping) => void
  readonly decide: (code: FindingCode, decision: FindingDecision) => void
  readonly confirm: (words: Confirmation) => Promise<boolean>
  readonly cancel: () => Promise<boolean>
  readonly undo: () => Promise<boolean>
}

/** The actions on an import that the server has. */
export function useImportActions(details: ImportDetails): ImportActions {
  const { storeId, id: importId, auditId } = details
  const preview = useBackendMutation(api.imports.preview)
  const decide = useBackendMutation(api.imports.decide, {
    optimisticUpdate: (state, { code, decision }) => {
      const args = { storeId, importId }
      const shown = state.get(api.imports.status, args)
      if (!shown) return
      const decisions = { ...shown.decisions, [code]: decision }
      state.set(api.imports.status, args, { ...shown, decisions })
    },
  })
  const confirm = useBackendMutation(api.imports.confirm)
  const importAuditBaseline = useBackendMutation(api.audits.importAuditBaseline)
  const cancel = useBackendMutation(api.imports.cancel)
  const undo = useBackendMutation(api.imports.undo)
  const { attempt, isBusy, refusal, errorOf } = useAttempt()
  const one = { storeId, importId }
  return {
    isBusy,
    refusal,
    errorOf,
    checkAgain: (mapping) => {
      const { format } = details
      const headers = [...details.headers]
      const columns = [...mapping.columns]
      void attempt(() => preview({ ...one, format, headers, mapping: { ...mapping, columns } }))
    },
    decide: (code, decision) => void decide({ ...one, code, decision }).catch(() => {}),
    confirm: (words) =>
      attempt(() =>
        auditId
          ? importAuditBaseline({ auditId, importId, ...words })
          : confirm({ ...one, ...words }),
      ),
    cancel: () => attempt(() => cancel(one)),
    undo: () => attempt(() => undo(one)),
  }
}
