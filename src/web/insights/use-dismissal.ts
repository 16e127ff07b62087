import type { Dismissal, ShownFinding } from '#contract/insights.ts'
import { api } from '../client/api.ts'
import type { OptimisticStore } from '../client/optimistic.ts'
import { useBackendMutation } from '../client/react.tsx'
import { showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** Dismisses and restores findings, shown at once. */
export function useDismissal(auditId: string) {
  const t = useMessages('insights')
  const dismiss = useBackendMutation(api.insights.dismiss, {
    optimisticUpdate: (store, { findingKey, reason }) =>
      show(store, auditId, findingKey, { reason, dismissedByName: null, dismissedAt: 0 }),
  })
  const restore = useBackendMutation(api.insights.restore, {
    optimisticUpdate: (store, { findingKey }) => show(store, auditId, findingKey, null),
  })
  return {
    dismiss: async ({ id }: ShownFinding, title: string, reason: string) => {
      await dismiss({ auditId, findingKey: id, reason })
      const undo = () => restore({ auditId, findingKey: id })
      showNoteWithUndo({ message: t('dismiss.done', { title }), undo })
    },
    restore: ({ id }: ShownFinding) => restore({ auditId, findingKey: id }),
  }
}

function show(
  store: OptimisticStore,
  auditId: string,
  findingKey: string,
  dismissal: Dismissal | null,
): void {
  const known = store.get(api.insights.list, { auditId })
  if (!known) return
  const findings = known.findings.map((one) =>
    one.id === findingKey ? { ...one, dismissal } : one,
  )
  store.set(api.insights.list, { auditId }, { ...known, findings })
}
