import { countListed } from '#domain/scan-once.ts'
import { LinkRows } from '../kit/link-rows.tsx'
import { useScanOnce } from './use-scan-once.ts'

/** The way to what cannot be scanned yet, as long as there is any. */
export function ScanOnceRow({ storeId }: { readonly storeId: string }) {
  const open = useScanOnce(storeId)
  if (open === 0) return null
  return (
    <LinkRows
      rows={[
        {
          key: 'scan-once',
          name: `Scan these once · ${countListed(open)}`,
          note: 'Their barcode is missing or does not scan. One scan of each, and it does.',
          link: { to: '/stores/$storeId/scan-once', params: { storeId } },
        },
      ]}
    />
  )
}
