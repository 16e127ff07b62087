import type { PlatformOrganization } from '#contract/platform.ts'
import { useMessages } from '../kit/use-messages.ts'
import { GrowingTable } from './growing-table.tsx'
import { OrganizationRow } from './organization-row.tsx'
import styles from './platform-page.module.css'

const ROWS_AT_ONCE = 100

interface OrganizationTableProps {
  readonly organizations: readonly PlatformOrganization[]
}

export function OrganizationTable({ organizations }: OrganizationTableProps) {
  return (
    <GrowingTable rows={organizations} rowsAtOnce={ROWS_AT_ONCE} head={<Head />}>
      {(organization) => <OrganizationRow key={organization.id} organization={organization} />}
    </GrowingTable>
  )
}

function Head() {
  const t = useMessages('platform')
  return (
    <>
      <th scope="col">{t('organization')}</th>
      <th scope="col" className={styles.number}>
        {t('stores')}
      </th>
      <th scope="col" className={styles.number}>
        {t('members')}
      </th>
      <th scope="col">{t('plan')}</th>
      <th scope="col" className={styles.number}>
        {t('files')}
      </th>
      <th scope="col">{t('lastActivity')}</th>
      <th scope="col">{t('state')}</th>
      <th scope="col" className={styles.action}>
        {t('change')}
      </th>
    </>
  )
}
