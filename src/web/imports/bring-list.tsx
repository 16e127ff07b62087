import { useNavigate } from '@tanstack/react-router'
import type { StoreSummary } from '#contract/stores.ts'
import { DropStep } from './drop-step.tsx'
import { handOverFile } from './handed-file.ts'

/** Takes the expected stock of a store on another page than the one that imports it, and goes on there. */
export default function BringList({ store: { id: storeId } }: { readonly store: StoreSummary }) {
  const navigate = useNavigate()
  const take = (file: File) => {
    handOverFile({ storeId, auditId: null, file, use: 'baseline' })
    void navigate({ to: '/stores/$storeId/admin/import', params: { storeId } })
  }
  return <DropStep failure={undefined} onFile={take} />
}
