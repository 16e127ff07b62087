import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { useSayFailure } from '#web/kit/say-failure.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { type AuditDraft, type BaselineChoice, newAuditOf } from './audit-draft.ts'

/** Creates the audit, starts it where that is wanted, and goes where the next step is. */
export function useCreateAudit({ id: storeId, organizationId }: StoreSummary) {
  const create = useBackendMutation(api.audits.create)
  const start = useStart()
  const navigate = useNavigate()
  return async (draft: AuditDraft, baseline: BaselineChoice, isStarted: boolean) => {
    const { id } = await create(newAuditOf(draft, baseline, organizationId))
    // The audit may be of other stores only.
    const place = draft.storeIds.includes(storeId) ? storeId : (draft.storeIds[0] ?? storeId)
    const params = { storeId: place, id }
    if (baseline === 'import') {
      await navigate({ to: '/stores/$storeId/audit/$id/inventory', params })
      return
    }
    if (isStarted) await start(id)
    await navigate({ to: '/stores/$storeId/audit/$id', params })
  }
}

/** The audit is there all the same: on its page it is said what it still needs. */
function useStart() {
  const start = useBackendMutation(api.audits.start)
  const t = useMessages('draft')
  const sayFailure = useSayFailure()
  return async (auditId: string) => {
    try {
      await start({ auditId })
    } catch (thrown) {
      const message = t('start.refused', { reason: sayFailure(thrown) })
      notifications.show({ color: 'red', message })
    }
  }
}
