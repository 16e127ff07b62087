import { Button } from '@mantine/core'
import { IconBan, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { PlatformOrganization } from '#contract/platform.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { showFailure, showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { StateWord } from '../kit/state-word.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './platform-page.module.css'
import { SuspendOrganization } from './suspend-organization.tsx'

interface OrganizationRowProps {
  readonly organization: PlatformOrganization
}

/** On a phone each row is a block, and each number has its own label. */
export function OrganizationRow({ organization }: OrganizationRowProps) {
  const t = useMessages('platform')
  const { day, bytes } = useFormats()
  const { name, owners, createdAt, stores, members, plan, fileBytes, lastSeenAt } = organization
  return (
    <tr>
      <th scope="row" className={styles.organization}>
        <div className={styles.name}>{name}</div>
        <div className={styles.note}>{owners.join(', ') || t('noOwner')}</div>
        <div className={styles.note}>{t('since', { day: day(createdAt) })}</div>
      </th>
      <td className={styles.number} data-label={t('stores')}>
        {stores}
      </td>
      <td className={styles.number} data-label={t('members')}>
        {members}
      </td>
      <td data-label={t('plan')}>{plan ?? '–'}</td>
      <td className={styles.number} data-label={t('files')}>
        {bytes(fileBytes)}
      </td>
      <td data-label={t('lastActivity')}>{lastSeenAt === null ? '–' : day(lastSeenAt)}</td>
      <td data-label={t('state')} className={styles.state}>
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
  const t = useMessages('platform')
  const { day } = useFormats()
  if (suspendedAt === null) return <StateWord icon={IconCheck} word={t('open')} tone="good" />
  return (
    <>
      <StateWord icon={IconBan} word={t('suspended')} tone="bad" />
      <div className={styles.note}>
        {t('suspendedWhy', { day: day(suspendedAt), reason: suspendedReason ?? '' })}
      </div>
    </>
  )
}

interface RestoreOrganizationProps {
  readonly organization: PlatformOrganization
}

function RestoreOrganization({ organization }: RestoreOrganizationProps) {
  const t = useMessages('platform')
  const { id: organizationId, name, suspendedReason } = organization
  const restoreOrganization = useBackendMutation(api.platform.restoreOrganization)
  const suspend = useBackendMutation(api.platform.suspendOrganization)
  const [isBusy, setBusy] = useState(false)
  const undo = () => suspend({ organizationId, reason: suspendedReason ?? '' })
  const restore = () => {
    setBusy(true)
    restoreOrganization({ organizationId })
      .then(() => showNoteWithUndo({ message: t('openAgain', { name }), undo }), showFailure)
      .finally(() => setBusy(false))
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={isBusy}
      aria-label={t('restoreNamed', { name })}
      onClick={restore}
    >
      {t('restore')}
    </Button>
  )
}
