import { IconPlus } from '@tabler/icons-react'
import type { AuditSummary } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import type { AuditStatus } from '#domain/audit.ts'
import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { LinkButton } from '#web/kit/links.tsx'
import { Page } from '#web/kit/page.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { useLiveStore } from '#web/session/use-live-store.ts'
import { AuditHistory } from './audit-history.tsx'
import styles from './audits-page.module.css'
import { RunningAudit } from './running-audit.tsx'

export interface AuditsPageProps {
  readonly store: StoreSummary
  readonly status: AuditStatus | undefined
  /** How many of the history are shown. Kept in the address, so that Back restores the page. */
  readonly shown: number
  readonly onShown: (shown: number) => void
}

/** The audits of a store: those in progress first, then the history. */
export function AuditsPage({ store: known, ...view }: AuditsPageProps) {
  const store = useLiveStore(known)
  const t = useMessages('audits')
  return (
    <Page title={t('title')} crumb={store.name} actions={<NewAudit storeId={store.id} />}>
      <Audits store={store} {...view} />
    </Page>
  )
}

function Audits({ store, ...view }: AuditsPageProps) {
  const active = useSuspenseLiveQuery(api.audits.getActive, { orgId: store.organizationId })
  const goingOn = active.filter(({ storeIds }) => storeIds.includes(store.id))
  return (
    <>
      {goingOn.length > 0 && <GoingOn storeId={store.id} audits={goingOn} />}
      <AuditHistory store={store} goingOn={goingOn} {...view} />
    </>
  )
}

function NewAudit({ storeId }: { readonly storeId: string }) {
  return (
    <LinkButton
      to="/stores/$storeId/audit/new"
      params={{ storeId }}
      search={{ storeId }}
      leftSection={<IconPlus size={16} stroke={1.9} aria-hidden />}
    >
      {useMessages('audits')('new')}
    </LinkButton>
  )
}

interface GoingOnProps {
  readonly storeId: string
  readonly audits: readonly AuditSummary[]
}

function GoingOn({ storeId, audits }: GoingOnProps) {
  const t = useMessages('audits')
  return (
    <section className={styles.section} aria-label={t('list.inProgress')}>
      <h2 className={styles.title}>{t('list.inProgress')}</h2>
      <ul className={styles.list}>
        {audits.map((audit) => (
          <RunningAudit key={audit.id} storeId={storeId} audit={audit} />
        ))}
      </ul>
    </section>
  )
}
