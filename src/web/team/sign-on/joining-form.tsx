import { Button, SegmentedControl, Stack, Switch } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import type { IdentityProviderDetails } from '#contract/sign-on.ts'
import type { StoreRole } from '#domain/permission.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation, useSuspenseLiveQuery } from '#web/client/react.tsx'
import { Form } from '#web/kit/form.tsx'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { STORE_ROLES } from '../store-roles.ts'
import styles from './sign-on.module.css'
import { useSignOnAttempt } from './use-sign-on-attempt.ts'

const NOT_HERE = 'none'

interface JoiningFormProps {
  readonly orgId: string
  readonly provider: IdentityProviderDetails
}

/** Whether people who come for the first time become members, and of which stores. */
export function JoiningForm({ orgId, provider }: JoiningFormProps) {
  const t = useMessages('sign-on')
  const save = useBackendMutation(api.signOn.setJoining)
  const { attempt, isBusy, refused } = useSignOnAttempt()
  const [letsJoin, setLetsJoin] = useState(provider.letsJoin)
  const [roles, setRoles] = useState<Readonly<Record<string, StoreRole>>>(
    Object.fromEntries(provider.stores.map(({ storeId, role }) => [storeId, role])),
  )
  const choose = (storeId: string, choice: StoreRole | typeof NOT_HERE) => {
    const { [storeId]: _, ...rest } = roles
    setRoles(choice === NOT_HERE ? rest : { ...rest, [storeId]: choice })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const stores = Object.entries(roles).map(([storeId, role]) => ({ storeId, role }))
    if (await attempt(() => save({ orgId, letsJoin, stores }))) {
      notifications.show({ message: t('joining.saved') })
    }
  }
  return (
    <Form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Switch
          label={t('joining.letsJoin')}
          description={t('joining.note')}
          checked={letsJoin}
          onChange={(event) => setLetsJoin(event.currentTarget.checked)}
        />
        {letsJoin && <StoreChoices orgId={orgId} roles={roles} onChoose={choose} />}
        {refused && <RefusalNote>{refused.text}</RefusalNote>}
        <div>
          <Button type="submit" variant="default" loading={isBusy}>
            {t('joining.save')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

interface StoreChoicesProps {
  readonly orgId: string
  readonly roles: Readonly<Record<string, StoreRole>>
  readonly onChoose: (storeId: string, choice: StoreRole | typeof NOT_HERE) => void
}

function StoreChoices({ orgId, roles, onChoose }: StoreChoicesProps) {
  const t = useMessages('sign-on')
  const sayShared = useMessages('shared')
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId })
  const choices = [
    { value: NOT_HERE, label: t('joining.none') } as const,
    ...STORE_ROLES.map((value) => ({ value, label: sayShared(`role.${value}`) })),
  ]
  return (
    <div>
      <p>{t('joining.stores')}</p>
      <ul className={styles.list}>
        {stores.map(({ id, name }) => (
          <li key={id} className={styles.store}>
            <span>{name}</span>
            <SegmentedControl
              aria-label={t('joining.roleIn', { store: name })}
              value={roles[id] ?? NOT_HERE}
              onChange={(choice) => onChoose(id, choice)}
              data={choices}
              size="xs"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
