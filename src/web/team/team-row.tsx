import { useDisclosure } from '@mantine/hooks'
import type { StoreSummary, TeamMember } from '#contract/stores.ts'
import type { StoreRole } from '#domain/permission.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { showFailure, showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useGiveUp } from '../session/use-give-up.ts'

import { AssignedWork } from './assigned-work.tsx'
import styles from './people.module.css'
import { PersonWords } from './person-words.tsx'
import { RoleMenu } from './role-menu.tsx'
import { STORE_ROLES } from './store-roles.ts'
import type { useSeats } from './use-seats.ts'

interface TeamRowProps {
  readonly member: TeamMember
  readonly isViewer: boolean
  readonly store: Pick<StoreSummary, 'id' | 'name' | 'organizationId'>
  readonly seats: ReturnType<typeof useSeats>
}

export function TeamRow(props: TeamRowProps) {
  const { name, image, email, owner } = props.member
  const t = useMessages('team')
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <PersonWords name={name} image={image} note={email ?? ''} isViewer={props.isViewer} />
        <div className={styles.end}>
          {owner ? (
            <span className={styles.note}>{t('ownerEverywhere')}</span>
          ) : (
            <Seat {...props} />
          )}
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
  const t = useMessages('team')
  const sayShared = useMessages('shared')
  const remove = () => seats.remove({ storeId, userId })
  const assign = (next: StoreRole) => seats.assign({ storeId, userId, role: next })
  const change = (next: StoreRole) => {
    // Asked first, because a person cannot undo losing their own right to change it.
    if (isViewer) return leaving.open()
    assign(next).then(() => {
      showNoteWithUndo({ message: t('changed', { name, role: next }), undo: () => assign(role) })
    }, showFailure)
  }
  return (
    <>
      <RoleMenu
        personName={name}
        role={role}
        choices={STORE_ROLES.map((choice) => ({
          role: choice,
          name: sayShared(`role.${choice}`),
          about: t(choice === 'manager' ? 'aboutManager' : 'aboutScanner'),
        }))}
        onChange={change}
        removal={{ label: t('removeFromStore'), onRemove: removal.open }}
      />
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={removal.close}
        title={
          isViewer
            ? t('removeYourselfTitle', { place: storeName })
            : t('removeTitle', { name, place: storeName })
        }
        confirmLabel={t('removeFromStore')}
        onConfirm={() => (isViewer ? giveUp(remove) : remove())}
      >
        {isViewer ? t('removeYourselfText') : t('removeText', { name })}
        {!isViewer && <AssignedWork orgId={organizationId} storeId={storeId} person={member} />}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isLeaving}
        onClose={leaving.close}
        title={t('stopManaging', { store: storeName })}
        confirmLabel={t('becomeScanner')}
        onConfirm={() => giveUp(() => assign('scanner'))}
      >
        {t('stopManagingText')}
      </ConfirmDialog>
    </>
  )
}
