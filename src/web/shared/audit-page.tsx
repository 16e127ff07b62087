import type { ReactNode } from 'react'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { isolateBidi } from '#domain/isolate-bidi.ts'
import { Page } from '../kit/page.tsx'
import { AuditLinks } from './audit-links.tsx'
import styles from './audit-page.module.css'
import { AuditStatus } from './audit-status.tsx'

interface AuditPageProps {
  readonly store: StoreSummary
  readonly audit: AuditDetails
  readonly title: string
  readonly facts?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page of one audit: its name, its status, and links to its other pages. */
export function AuditPage({ store, audit, title, facts, actions, children }: AuditPageProps) {
  return (
    <Page
      title={title}
      crumb={`${isolateBidi(store.name)} · ${isolateBidi(audit.name)}`}
      phoneCrumb={audit.name}
      facts={
        <span className={styles.facts}>
          <AuditStatus status={audit.status} />
          {facts && <span>{facts}</span>}
        </span>
      }
      actions={actions}
    >
      <AuditLinks store={store} audit={audit} />
      {children}
    </Page>
  )
}
