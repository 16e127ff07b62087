import { Button, SegmentedControl, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import type { StoreRole } from '#domain/permission.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { showFailure } from '../kit/note-with-undo.tsx'
import { PersonSelect } from '../shared/person-select.tsx'
import railStyles from './rail-form.module.css'
import { STORE_ROLE_CHOICES } from './store-role-choices.ts'
import { useSeats } from './use-seats.ts'

/** People who are in the organization already need no invitation. */
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
  const add = (event: FormEvent) => {
    event.preventDefault()
    setMissing(userId === null)
    if (userId === null) return
    setUserId(null)
    assign({ storeId: store.id, userId, role }).then(
      () => notifications.show({ message: `Added to ${store.name}` }),
      showFailure,
    )
  }
  return (
    <Form onSubmit={add} className={railStyles.part}>
      <h2 className={railStyles.title}>Add somebody from the organization</h2>
      <Stack gap="sm">
        <PersonSelect
          label="Person"
          placeholder="Choose or type a name"
          data={people}
          value={userId}
          onChange={setUserId}
          error={isMissing && userId === null && 'Choose a person.'}
        />
        <RoleSwitch role={role} onChange={setRole} />
        <Button type="submit" variant="default">
          Add to the team
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
  return (
    <SegmentedControl
      fullWidth
      className={railStyles.segments}
      aria-label="Role in this store"
      value={role}
      onChange={onChange}
      data={STORE_ROLE_CHOICES.map((choice) => ({ value: choice.role, label: choice.name }))}
    />
  )
}
