import type { PlatformOrganization } from '#contract/platform.ts'
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
  return (
    <>
      <th scope="col">Organization</th>
      <th scope="col" className={styles.number}>
        Stores
      </th>
      <th scope="col" className={styles.number}>
        Members
      </th>
      <th scope="col">Plan</th>
      <th scope="col" className={styles.number}>
        Files
      </th>
      <th scope="col">Last activity</th>
      <th scope="col">State</th>
      <th scope="col" className={styles.action}>
        Change
      </th>
    </>
  )
}
