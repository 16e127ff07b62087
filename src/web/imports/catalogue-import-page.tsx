import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import type { ImportKind } from '#domain/import/mapping.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Page } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useLiveStore } from '../session/use-live-store.ts'
import { useHandedFile } from './handed-file.ts'
import { ImportPanel } from './import-panel.tsx'
import styles from './imports.module.css'
import { isUnderWay } from './is-under-way.ts'

interface CatalogueImportPageProps {
  readonly store: StoreSummary
  /** A note about the plan, passed in by the route. */
  readonly notice?: ReactNode
}

/** Imports the organization's list of items, and the baseline for the store's next audit. */
export function CatalogueImportPage({ store: known, notice }: CatalogueImportPageProps) {
  const store = useLiveStore(known)
  const t = useMessages('imports')
  return (
    <Page title={t('title')} crumb={store.name}>
      {notice}
      <CatalogueImport store={store} />
    </Page>
  )
}

/** Starts with the import that is under way, so that people find it when they come back. */
function CatalogueImport({ store }: { readonly store: StoreSummary }) {
  const t = useMessages('imports')
  const lines = useSuspenseLiveQuery(api.imports.list, { storeId: store.id, auditId: null })
  const [kind, setKind] = useState<ImportKind>(() => lines.find(isUnderWay)?.kind ?? 'catalogue')
  const handed = useHandedFile({ storeId: store.id, auditId: null })
  if (handed && handed.use !== kind) setKind(handed.use)
  return (
    <>
      <div className={styles.options}>
        <SegmentedControl
          value={kind}
          data={[
            { value: 'catalogue', label: t('kind.catalogue') },
            { value: 'baseline', label: t('kind.baseline') },
          ]}
          aria-label={t('kind.label')}
          onChange={(value) => setKind(value === 'baseline' ? 'baseline' : 'catalogue')}
        />
        <p className={styles.dimmed}>
          {kind === 'baseline'
            ? t('kind.baselineText', { store: store.name })
            : t('kind.catalogueText')}
        </p>
      </div>
      <ImportPanel key={kind} target={{ store, kind, auditId: null, isLate: false }} />
    </>
  )
}
