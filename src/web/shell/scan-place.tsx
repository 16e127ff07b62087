import { IconScan } from '@tabler/icons-react'
import { api } from '#contract/api.ts'
import { useLiveQueries } from '../client/react.tsx'
import { BarPlace } from './place-list.tsx'
import { scanLink } from './scan-link.ts'

/** Counting is one tap away from everywhere in a store. */
export function ScanPlace({ storeId }: { readonly storeId: string }) {
  // A refusal is the page's to tell: the frame stays.
  const [work] = useLiveQueries(api.auditAssignments.getUserScannerAssignments, [{ storeId }])
  return (
    <BarPlace
      place={{ label: 'Scan', icon: IconScan, link: scanLink(storeId, work), exact: true }}
    />
  )
}
