import { useDisclosure } from '@mantine/hooks'
import type { MemberDetails } from '#contract/members.ts'
import type { OrganizationRole } from '#domain/permission.ts'
import { refuseRemoval, refuseRoleChange, type TeamFacts } from '#domain/team.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { showFailure, showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useGiveUp } from '../session/use-give-up.ts'

import { AssignedWork } from './assigned-work.tsx'
import { isRefusedBy } from './is-refused-by.ts'
import { RoleMenu } from './role-menu.tsx'

const ABOUT = { owner: 'aboutOwner', member: 'aboutMember' } as const
const ROLES: readonly OrganizationRole[] = ['owner', 'member']

interface MemberRoleProps {
  readonly orgId: string
  readonly organizationName: string
  readonly member: MemberDetails
  readonly isViewer: boolean
  readonly facts: TeamFacts
}

/** For owners: makes a person an owner or a member, or removes them. */
export function MemberRole(props: MemberRoleProps) {
  const { orgId, organizationName, member, isViewer, facts } = props
  const { changeRole, remove } = useMembership(orgId)
  const [isRemoving, removal] = useDisclosure()
  const [isStepping, stepping] = useDisclosure()
  const giveUp = useGiveUp()
  const t = useMessages('team')
  const sayShared = useMessages('shared')
  const { id, name, role } = member
  const change = (next: OrganizationRole) => {
    if (isViewer) return stepping.open()
    changeRole(id, next).then(() => {
      const undo = () => changeRole(id, role)
      showNoteWithUndo({ message: t('changed', { name, role: next }), undo })
    }, showFailure)
  }
  return (
    <>
      <RoleMenu
        personName={name}
        role={role}
        choices={ROLES.map((choice) => ({
          role: choice,
          name: sayShared(`role.${choice}`),
          about: t(ABOUT[choice]),
          refusal: isRefusedBy(() => refuseRoleChange(role, choice, facts))
            ? t('lastOwner')
            : undefined,
        }))}
        onChange={change}
        removal={{
          label: t('removeFromOrganization'),
          refusal: isRefusedBy(() => refuseRemoval(role, facts)) ? t('lastOwner') : undefined,
          onRemove: removal.open,
        }}
      />
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={removal.close}
        title={
          isViewer
            ? t('removeYourselfTitle', { place: organizationName })
            : t('removeTitle', { name, place: organizationName })
        }
        confirmLabel={t('removeFromOrganization')}
        onConfirm={() => (isViewer ? giveUp(() => remove(id)) : remove(id))}
      >
        {isViewer ? t('removeYourselfFromAllText') : t('removeFromAllText', { name })}
        {!isViewer && <AssignedWork orgId={orgId} person={member} />}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isStepping}
        onClose={stepping.close}
        title={t('stopOwning', { organization: organizationName })}
        confirmLabel={t('becomeMember')}
        onConfirm={() => changeRole(id, 'member')}
      >
        {t(member.stores.length > 0 ? 'stopOwningText' : 'stopOwningTextNoStore')}
      </ConfirmDialog>
    </>
  )
}

/** Changes and removes people's memberships in an organization. */
function useMembership(orgId: string) {
  const changeRole = useBackendMutation(api.members.changeRole, {
    optimisticUpdate: (store, { userId, role }) => {
      const members = store.get(api.members.list, { orgId })
      const changed = members?.map((one) => (one.id === userId ? { ...one, role } : one))
      if (changed) store.set(api.members.list, { orgId }, changed)
    },
  })
  const remove = useBackendMutation(api.members.remove)
  return {
    changeRole: (userId: string, role: OrganizationRole) => changeRole({ orgId, userId, role }),
    remove: (userId: string) => remove({ orgId, userId }),
  }
}
