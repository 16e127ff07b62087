import { useState } from 'react'
import type { ImportDetails } from '#contract/imports.ts'
import type { FindingCode } from '#domain/import/finding.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { FindingList } from './finding-list.tsx'
import { FindingRows } from './finding-rows.tsx'
import { Refusals } from './refusals.tsx'
import { useImportActions } from './use-import-actions.ts'

interface StoreFindingsProps {
  readonly storeId: string
  readonly importId: string
}

/** The findings about one store's rows, which are decided and corrected there. */
export function StoreFindings({ storeId, importId }: StoreFindingsProps) {
  const details = useLiveQuery(api.imports.status, { storeId, importId })
  return details ? <Findings details={details} /> : <WaitingRows />
}

function Findings({ details }: { readonly details: ImportDetails }) {
  const [opened, setOpened] = useState<FindingCode>()
  const actions = useImportActions(details)
  const rows = opened && (
    <FindingRows
      key={opened}
      details={details}
      code={opened}
      onClose={() => setOpened(undefined)}
    />
  )
  return (
    <div>
      <FindingList
        details={details}
        opened={opened}
        onOpen={setOpened}
        onDecide={actions.decide}
        rows={rows}
      />
      <Refusals texts={actions.refusal ? [actions.refusal.text] : []} />
    </div>
  )
}
