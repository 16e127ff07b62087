import { MOST_COUNTED } from '#domain/scan-once.ts'
import { LinkRows } from '../kit/link-rows.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { useScanOnce } from './use-scan-once.ts'

/** A link to the items that cannot be scanned yet, while there are any. */
export function ScanOnceRow({ storeId }: { readonly storeId: string }) {
  const t = useMessages('scan-once')
  const open = useScanOnce(storeId)
  if (open === 0) return null
  return (
    <LinkRows
      rows={[
        {
          key: 'scan-once',
          name: t('row.name', { items: listedItems(open, t) }),
          note: t('row.note'),
          link: { to: '/stores/$storeId/scan-once', params: { storeId } },
        },
      ]}
    />
  )
}

/** A store may have more of them than the counter goes to. */
export function listedItems(count: number, t: Messages<'scan-once'>): string {
  return count < MOST_COUNTED ? t('row.items', { count }) : t('row.many', { count: MOST_COUNTED })
}
