import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { useSayFailure } from '#web/kit/say-failure.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { type AuditDraft, type BaselineChoice, newAuditOf } from './audit-draft.ts'

/** Creates the audit, starts it if wanted, and opens the page of the next step. */
export function useCreateAudit({ id: storeId, organizationId }: StoreSummary) {
  const create = useBackendMutation(api.audits.create)
  const start = useStart()
  const navigate = useNavigate()
  return async (draft: AuditDraft, baseline: BaselineChoice, isStarted: boolean) => {
    const { id } = await create(newAuditOf(draft, baseline, organizationId))
    // The audit may be for other stores only.
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

/** The audit exists all the same: its page says what is still missing. */
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
