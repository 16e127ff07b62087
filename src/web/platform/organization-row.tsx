import { IconBan, IconCheck } from '@tabler/icons-react'
import type { PlatformOrganization } from '#contract/platform.ts'
import { formatBytes } from '../kit/format-bytes.ts'
import { formatDay } from '../kit/format-day.ts'
import { StateWord } from '../kit/state-word.tsx'
import styles from './platform-page.module.css'
import { RestoreOrganization } from './restore-organization.tsx'
import { SuspendOrganization } from './suspend-organization.tsx'

interface OrganizationRowProps {
  readonly organization: PlatformOrganization
}

/** On a phone each row is a block, and each number names itself. */
export function OrganizationRow({ organization }: OrganizationRowProps) {
  const { name, owners, createdAt, stores, members, plan, fileBytes, lastSeenAt } = organization
  return (
    <tr>
      <th scope="row" className={styles.organization}>
        <div className={styles.name}>{name}</div>
        <div className={styles.note}>{owners.join(', ') || 'No owner'}</div>
        <div className={styles.note}>since {formatDay(createdAt)}</div>
      </th>
      <td className={styles.number} data-label="Stores">
        {stores}
      </td>
      <td className={styles.number} data-label="Members">
        {members}
      </td>
      <td data-label="Plan">{plan ?? '–'}</td>
      <td className={styles.number} data-label="Files">
        {formatBytes(fileBytes)}
      </td>
      <td data-label="Last activity">{lastSeenAt === null ? '–' : formatDay(lastSeenAt)}</td>
      <td data-label="State" className={styles.state}>
        <State organization={organization} />
      </td>
      <td className={styles.action}>
        {organization.suspendedAt === null ? (
          <SuspendOrganization organization={organization} />
        ) : (
          <RestoreOrganization organization={organization} />
        )}
      </td>
    </tr>
  )
}

function State({ organization: { suspendedAt, suspendedReason } }: OrganizationRowProps) {
  if (suspendedAt === null) return <StateWord icon={IconCheck} word="Open" tone="good" />
  return (
    <>
      <StateWord icon={IconBan} word="Suspended" tone="bad" />
      <div className={styles.note}>
        {formatDay(suspendedAt)}: {suspendedReason}
      </div>
    </>
  )
}
