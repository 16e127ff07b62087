import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { MemberDetails } from '#contract/members.ts'
import type { OrganizationRole } from '#domain/permission.ts'
import { refuseRemoval, refuseRoleChange, type TeamFacts } from '#domain/team.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { showFailure, showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { useGiveUp } from '../session/use-give-up.ts'
import { roleName } from '../shared/role-name.ts'
import { AssignedWork } from './assigned-work.tsx'
import { RoleMenu } from './role-menu.tsx'
import { whyNot } from './why-not.ts'

const ABOUT: Readonly<Record<OrganizationRole, string>> = {
  owner: 'Enters every store, looks after people, name and plan.',
  member: 'Works in the stores that are named one by one.',
}
const ROLES: readonly OrganizationRole[] = ['owner', 'member']

interface MemberRoleProps {
  readonly orgId: string
  readonly organizationName: string
  readonly member: MemberDetails
  readonly isViewer: boolean
  readonly facts: TeamFacts
  /** Opens where the member works; nothing where that is every store. */
  readonly onStores: (() => void) | undefined
}

/** For owners: make somebody an owner or a member, or remove them. */
export function MemberRole(props: MemberRoleProps) {
  const { orgId, organizationName, member, isViewer, facts, onStores } = props
  const { changeRole, remove } = useMembership(orgId)
  const [isRemoving, removal] = useDisclosure()
  const [isStepping, stepping] = useDisclosure()
  const giveUp = useGiveUp()
  const { id, name, role } = member
  const change = (next: OrganizationRole) => {
    if (isViewer) return stepping.open()
    changeRole(id, next).then(() => noteRole(name, next, () => changeRole(id, role)), showFailure)
  }
  return (
    <>
      <RoleMenu
        personName={name}
        role={role}
        choices={ROLES.map((choice) => ({
          role: choice,
          name: roleName(choice),
          about: ABOUT[choice],
          refusal: whyNot(() => refuseRoleChange(role, choice, facts)),
        }))}
        onChange={change}
        removal={{
          label: 'Remove from the organization',
          refusal: whyNot(() => refuseRemoval(role, facts)),
          onRemove: removal.open,
        }}
      >
        {onStores && <Menu.Item onClick={onStores}>Change stores</Menu.Item>}
      </RoleMenu>
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={removal.close}
        title={`Remove ${isViewer ? 'yourself' : name} from ${organizationName}`}
        confirmLabel="Remove from the organization"
        onConfirm={() => (isViewer ? giveUp(() => remove(id)) : remove(id))}
      >
        {isViewer ? 'You lose' : `${name} loses`} access to all stores of the organization at once.
        Counts that have arrived stay, under the same name; those still on a phone, unsent, are
        refused. Shelves held now are free for others. Only an invitation brings people back.
        {!isViewer && <AssignedWork orgId={orgId} person={member} />}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isStepping}
        onClose={stepping.close}
        title={`Stop owning ${organizationName}`}
        confirmLabel="Become a member"
        onConfirm={() => changeRole(id, 'member')}
      >
        {member.stores.length > 0
          ? 'You stay in the organization, and in the stores where you are named.'
          : 'You stay in the organization, but are named in no store: none is open to you until another owner puts you in a team.'}{' '}
        Only another owner can make you an owner again.
      </ConfirmDialog>
    </>
  )
}

function noteRole(name: string, role: OrganizationRole, undo: () => Promise<unknown>): void {
  const article = role === 'owner' ? 'an' : 'a'
  showNoteWithUndo({ message: `${name} is ${article} ${roleName(role).toLowerCase()} now`, undo })
}

/** What people are in an organization, and whether they are in it at all. */
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
