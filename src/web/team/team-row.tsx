import { useDisclosure } from '@mantine/hooks'
import type { StoreSummary, TeamMember } from '#contract/stores.ts'
import type { StoreRole } from '#domain/permission.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { showFailure, showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { useGiveUp } from '../session/use-give-up.ts'
import { roleName } from '../shared/role-name.ts'
import { AssignedWork } from './assigned-work.tsx'
import styles from './people.module.css'
import { PersonWords } from './person-words.tsx'
import { RoleMenu } from './role-menu.tsx'
import { STORE_ROLE_CHOICES } from './store-role-choices.ts'
import type { useSeats } from './use-seats.ts'

interface TeamRowProps {
  readonly member: TeamMember
  readonly isViewer: boolean
  readonly store: Pick<StoreSummary, 'id' | 'name' | 'organizationId'>
  readonly seats: ReturnType<typeof useSeats>
}

export function TeamRow(props: TeamRowProps) {
  const { name, image, email, owner } = props.member
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <PersonWords name={name} image={image} note={email ?? ''} isViewer={props.isViewer} />
        <div className={styles.end}>
          {owner ? <span className={styles.note}>Owner, in every team</span> : <Seat {...props} />}
        </div>
      </div>
    </li>
  )
}

function Seat({ member, isViewer, store, seats }: TeamRowProps) {
  const { id: storeId, name: storeName, organizationId } = store
  const [isRemoving, removal] = useDisclosure()
  const [isLeaving, leaving] = useDisclosure()
  const { id: userId, name, role } = member
  const giveUp = useGiveUp()
  const remove = () => seats.remove({ storeId, userId })
  const assign = (next: StoreRole) => seats.assign({ storeId, userId, role: next })
  const change = (next: StoreRole) => {
    // Nobody can take back what ends their own right to change it.
    if (isViewer) return leaving.open()
    assign(next).then(() => noteRole(name, next, () => assign(role)), showFailure)
  }
  return (
    <>
      <RoleMenu
        personName={name}
        role={role}
        choices={STORE_ROLE_CHOICES}
        onChange={change}
        removal={{ label: 'Remove from this store', onRemove: removal.open }}
      />
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={removal.close}
        title={`Remove ${isViewer ? 'yourself' : name} from ${storeName}`}
        confirmLabel="Remove from this store"
        onConfirm={() => (isViewer ? giveUp(remove) : remove())}
      >
        {isViewer
          ? 'You can no longer open this store, and shelves that you hold are free for others. What you counted and sent stays, and so does your place in the organization.'
          : `${name} can no longer open this store, and shelves that they hold are free for others. Counts that have arrived stay, under their name; those still on their phone, unsent, are refused. They stay in the organization and in other stores.`}
        {!isViewer && <AssignedWork orgId={organizationId} storeId={storeId} person={member} />}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isLeaving}
        onClose={leaving.close}
        title={`Stop managing ${storeName}`}
        confirmLabel="Become a scanner"
        onConfirm={() => giveUp(() => assign('scanner'))}
      >
        You stay in the team as a scanner. Only another manager or an owner can make you a manager
        again.
      </ConfirmDialog>
    </>
  )
}

function noteRole(name: string, role: StoreRole, undo: () => Promise<unknown>): void {
  showNoteWithUndo({ message: `${name} is a ${roleName(role).toLowerCase()} now`, undo })
}
