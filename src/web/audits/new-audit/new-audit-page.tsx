import { type ComponentProps, type ReactNode, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { LinkButton } from '#web/kit/links.tsx'
import { Empty, Page } from '#web/kit/page.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { NewAuditForm } from './new-audit-form.tsx'

export interface NewAuditPageProps {
  readonly store: StoreSummary
  /** From the address; undefined if it does not say. */
  readonly storeId: string | undefined
  /** Shown if something prevents another audit. */
  readonly notice?: ReactNode
}

export function NewAuditPage({ store, storeId, notice }: NewAuditPageProps) {
  const t = useMessages('draft')
  return (
    <Page title={t('title')} crumb={store.name}>
      {notice}
      {storeId ? <Planning store={store} /> : <StoreMissing storeId={store.id} />}
    </Page>
  )
}

function Planning({ store }: { readonly store: StoreSummary }) {
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, {
    orgId: store.organizationId,
  })
  const audits = useSuspenseLiveQuery(api.audits.getByStore, { storeId: store.id })
  // As of when the page was opened: the audit that the form creates immediately becomes the last one, and
  // would otherwise replace the form that is being sent, and take its name.
  const [likeId] = useState(audits[0]?.id)
  const [taken] = useState(() => audits.map(({ name }) => name))
  const form = { store, taken, managed: stores.filter(({ role }) => role === 'manager') }
  return likeId ? <PlanningLike auditId={likeId} form={form} /> : <NewAuditForm {...form} />
}

interface PlanningLikeProps {
  readonly auditId: string
  readonly form: Omit<ComponentProps<typeof NewAuditForm>, 'like'>
}

/** A store is usually counted the same way as the last time. */
function PlanningLike({ auditId, form }: PlanningLikeProps) {
  const like = useSuspenseLiveQuery(api.audits.getDetails, { auditId })
  return <NewAuditForm {...form} like={like} />
}

function StoreMissing({ storeId }: { readonly storeId: string }) {
  const t = useMessages('draft')
  const choose = (
    <LinkButton
      to="/stores/$storeId/audit/new"
      params={{ storeId }}
      search={{ storeId }}
      variant="default"
    >
      {t('missing.button')}
    </LinkButton>
  )
  return (
    <Empty title={t('missing.title')} action={choose}>
      {t('missing.text')}
    </Empty>
  )
}
