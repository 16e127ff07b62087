import { IconScan } from '@tabler/icons-react'
import { LinkButton } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { listedItems } from '../shared/scan-once-row.tsx'
import { useScanOnce } from '../shared/use-scan-once.ts'
import styles from './imports.module.css'

/** After an import: what is left to do with a phone, and who can do it. */
export function ScanOnceWork({ storeId }: { readonly storeId: string }) {
  const t = useMessages('scan-once')
  const say = useMessages('imports')
  const open = useScanOnce(storeId)
  if (open === 0) return null
  return (
    <div className={styles.facts}>
      <p>{say('once.work', { count: open })}</p>
      <LinkButton
        variant="default"
        mt="xs"
        leftSection={<IconScan size={16} stroke={1.8} aria-hidden />}
        to="/stores/$storeId/scan-once"
        params={{ storeId }}
      >
        {t('row.name', { items: listedItems(open, t) })}
      </LinkButton>
    </div>
  )
}

interface ScanOnceLinkProps {
  readonly storeId: string
  readonly storeName: string
}

/** The same for one of several stores. */
export function ScanOnceLink({ storeId, storeName }: ScanOnceLinkProps) {
  const t = useMessages('scan-once')
  const say = useMessages('imports')
  const open = useScanOnce(storeId)
  if (open === 0) return null
  return (
    <LinkButton
      variant="default"
      size="compact-sm"
      to="/stores/$storeId/scan-once"
      params={{ storeId }}
      aria-label={say('once.inStore', { store: storeName })}
    >
      {t('row.name', { items: listedItems(open, t) })}
    </LinkButton>
  )
}
