import { Button, SegmentedControl, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import type { StoreRole } from '#domain/permission.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { showFailure } from '../kit/note-with-undo.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { PersonSelect } from '../shared/person-select.tsx'
import railStyles from './rail-form.module.css'
import { STORE_ROLES } from './store-roles.ts'
import { useSeats } from './use-seats.ts'

/** People who are already in the organization need no invitation. */
export function AddMember({ store }: { readonly store: StoreSummary }) {
  const orgId = store.organizationId
  const members = useSuspenseLiveQuery(api.members.list, { orgId })
  const team = useSuspenseLiveQuery(api.stores.getTeamMembers, { storeId: store.id })
  const here = new Set(team.map(({ id }) => id))
  const others = members.filter(({ id }) => !here.has(id))
  if (others.length === 0) return null
  const people = others.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))
  return <AddMemberForm store={store} people={people} />
}

interface AddMemberFormProps {
  readonly store: StoreSummary
  readonly people: readonly { readonly value: string; readonly label: string }[]
}

function AddMemberForm({ store, people }: AddMemberFormProps) {
  const { assign } = useSeats(store.organizationId)
  const [userId, setUserId] = useState<string | null>(null)
  const [role, setRole] = useState<StoreRole>('scanner')
  const [isMissing, setMissing] = useState(false)
  const t = useMessages('team')
  const add = (event: FormEvent) => {
    event.preventDefault()
    setMissing(userId === null)
    if (userId === null) return
    setUserId(null)
    assign({ storeId: store.id, userId, role }).then(
      () => notifications.show({ message: t('add.added', { store: store.name }) }),
      showFailure,
    )
  }
  return (
    <Form onSubmit={add} className={railStyles.part}>
      <h2 className={railStyles.title}>{t('add.title')}</h2>
      <Stack gap="sm">
        <PersonSelect
          label={t('add.person')}
          placeholder={t('add.placeholder')}
          data={people}
          value={userId}
          onChange={setUserId}
          error={isMissing && userId === null && t('add.missing')}
        />
        <RoleSwitch role={role} onChange={setRole} />
        <Button type="submit" variant="default">
          {t('add.button')}
        </Button>
      </Stack>
    </Form>
  )
}

interface RoleSwitchProps {
  readonly role: StoreRole
  readonly onChange: (role: StoreRole) => void
}

function RoleSwitch({ role, onChange }: RoleSwitchProps) {
  const t = useMessages('team')
  const sayShared = useMessages('shared')
  return (
    <SegmentedControl
      fullWidth
      className={railStyles.segments}
      aria-label={t('add.role')}
      value={role}
      onChange={onChange}
      data={STORE_ROLES.map((value) => ({ value, label: sayShared(`role.${value}`) }))}
    />
  )
}
