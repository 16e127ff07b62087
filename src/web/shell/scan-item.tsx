import { Drawer, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconScan } from '@tabler/icons-react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQueries } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './app-frame.module.css'
import listStyles from './nav-list.module.css'
import { BarItem } from './nav-list.tsx'
import { scanLink } from './scan-link.ts'

/** Counting is one tap away everywhere in a store; if nothing is being counted, it says what can be done. */
export function ScanItem({ store }: { readonly store: StoreSummary }) {
  // The page shows a refusal, so the frame does not fail with it.
  const [work] = useLiveQueries(api.auditAssignments.getUserScannerAssignments, [
    { storeId: store.id },
  ])
  const link = scanLink(store.id, work)
  if (!link) return <NoCount store={store} />
  return <BarItem item={{ name: 'scan', icon: IconScan, link, exact: true }} />
}

function NoCount({ store }: { readonly store: StoreSummary }) {
  const t = useMessages('shell')
  const [isOpen, { open, close }] = useDisclosure()
  const params = { storeId: store.id }
  return (
    <>
      <button type="button" className={listStyles.barLink} onClick={open} aria-haspopup="dialog">
        <IconScan size={22} stroke={1.7} aria-hidden />
        {t('nav.scan')}
      </button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        title={t('scan.none')}
        classNames={{ content: styles.sheet ?? '' }}
      >
        <Stack gap="md" pb="md">
          {store.role === 'manager' ? (
            <>
              <LinkButton
                to="/stores/$storeId/audit/new"
                params={params}
                search={{ storeId: store.id }}
                size="md"
                onClick={close}
              >
                {t('scan.start')}
              </LinkButton>
              <LinkButton
                to="/stores/$storeId/admin/items"
                params={params}
                variant="default"
                size="md"
                onClick={close}
              >
                {t('scan.items')}
              </LinkButton>
            </>
          ) : (
            <p>{t('scan.ask')}</p>
          )}
        </Stack>
      </Drawer>
    </>
  )
}
