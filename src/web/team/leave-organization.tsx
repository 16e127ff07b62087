import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { refuseRemoval } from '#domain/team.ts'
import { api } from '../client/api.ts'
import { useBackendMutation, useSuspenseLiveQuery } from '../client/react.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useGiveUp } from '../session/use-give-up.ts'
import styles from './leave-organization.module.css'
import { whyNot } from './why-not.ts'

interface LeaveOrganizationProps {
  readonly organization: OrganizationSummary
}

/** The way out. The last owner is told what has to happen first. */
export function LeaveOrganization({ organization }: LeaveOrganizationProps) {
  const { id: orgId, name, role } = organization
  const members = useSuspenseLiveQuery(api.members.list, { orgId })
  const leave = useBackendMutation(api.members.leave)
  const giveUp = useGiveUp()
  const [isLeaving, leaving] = useDisclosure()
  const owners = members.filter((member) => member.role === 'owner').length
  const refusal = whyNot(() => refuseRemoval(role, { owners, members: members.length }))
  const confirm = async () => {
    await giveUp(() => leave({ orgId }))
    notifications.show({ message: `You have left ${name}` })
  }
  if (refusal) {
    return (
      <p className={styles.refusal}>
        {members.length > 1
          ? 'You are the last owner, so you cannot leave. Make somebody else an owner first.'
          : 'Nobody else is here, so you cannot leave. Delete the organization, or invite another owner first.'}
      </p>
    )
  }
  return (
    <>
      <Button variant="outline" color="red" onClick={leaving.open}>
        Leave {name}
      </Button>
      <ConfirmDialog
        isOpen={isLeaving}
        onClose={leaving.close}
        title={`Leave ${name}`}
        confirmLabel="Leave organization"
        onConfirm={confirm}
      >
        You lose access to its stores at once, and shelves that you hold are free for others. What
        you counted and sent stays with the organization, under your name; send the rest first. Only
        an invitation brings you back.
      </ConfirmDialog>
    </>
  )
}
