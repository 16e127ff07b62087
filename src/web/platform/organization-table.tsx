import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PlatformOrganization } from '#contract/platform.ts'
import { OrganizationRow } from './organization-row.tsx'
import styles from './platform-page.module.css'

const ROWS_AT_ONCE = 100

interface OrganizationTableProps {
  readonly organizations: readonly PlatformOrganization[]
}

export function OrganizationTable({ organizations }: OrganizationTableProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const rest = organizations.length - shown
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
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
          </tr>
        </thead>
        <tbody>
          {organizations.slice(0, shown).map((organization) => (
            <OrganizationRow key={organization.id} organization={organization} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <div className={styles.more}>
          <Button variant="default" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            Show {Math.min(rest, ROWS_AT_ONCE)} more of {rest}
          </Button>
        </div>
      )}
    </>
  )
}
