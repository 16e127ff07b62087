import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { refuseRemoval } from '#domain/team.ts'
import { api } from '../client/api.ts'
import { useBackendMutation, useSuspenseLiveQuery } from '../client/react.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useGiveUp } from '../session/use-give-up.ts'
import { isRefusedBy } from './is-refused-by.ts'
import styles from './leave-organization.module.css'

interface LeaveOrganizationProps {
  readonly organization: OrganizationSummary
}

/** Leaves the organization. The last owner is told what has to happen first. */
export function LeaveOrganization({ organization }: LeaveOrganizationProps) {
  const { id: orgId, name, role } = organization
  const members = useSuspenseLiveQuery(api.members.list, { orgId })
  const leave = useBackendMutation(api.members.leave)
  const giveUp = useGiveUp()
  const t = useMessages('team')
  const [isLeaving, leaving] = useDisclosure()
  const owners = members.filter((member) => member.role === 'owner').length
  const isRefused = isRefusedBy(() => refuseRemoval(role, { owners, members: members.length }))
  const confirm = async () => {
    await giveUp(() => leave({ orgId }))
    notifications.show({ message: t('leave.left', { organization: name }) })
  }
  if (isRefused) {
    return (
      <p className={styles.refusal}>{t(members.length > 1 ? 'leave.onlyOwner' : 'leave.alone')}</p>
    )
  }
  return (
    <>
      <Button variant="outline" color="red" onClick={leaving.open}>
        {t('leave.named', { organization: name })}
      </Button>
      <ConfirmDialog
        isOpen={isLeaving}
        onClose={leaving.close}
        title={t('leave.named', { organization: name })}
        confirmLabel={t('leave.button')}
        onConfirm={confirm}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  )
}
