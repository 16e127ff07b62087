import { Button } from '@mantine/core'
import { IconBan, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { PlatformOrganization } from '#contract/platform.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { formatBytes } from '../kit/format-bytes.ts'
import { formatDay } from '../kit/format-day.ts'
import { showFailure, showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { StateWord } from '../kit/state-word.tsx'
import styles from './platform-page.module.css'
import { SuspendOrganization } from './suspend-organization.tsx'

interface OrganizationRowProps {
  readonly organization: PlatformOrganization
}

/** On a phone each row is a block, and each number has its own label. */
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

interface RestoreOrganizationProps {
  readonly organization: PlatformOrganization
}

function RestoreOrganization({ organization }: RestoreOrganizationProps) {
  const { id: organizationId, name, suspendedReason } = organization
  const restoreOrganization = useBackendMutation(api.platform.restoreOrganization)
  const suspend = useBackendMutation(api.platform.suspendOrganization)
  const [isBusy, setBusy] = useState(false)
  const undo = () => suspend({ organizationId, reason: suspendedReason ?? '' })
  const restore = () => {
    setBusy(true)
    restoreOrganization({ organizationId })
      .then(() => showNoteWithUndo({ message: `${name} is open again`, undo }), showFailure)
      .finally(() => setBusy(false))
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={isBusy}
      aria-label={`Restore ${name}`}
      onClick={restore}
    >
      Restore
    </Button>
  )
}
