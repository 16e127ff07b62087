import { Button, Stack, Switch } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import type { IdentityProviderDetails } from '#contract/sign-on.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { Form } from '#web/kit/form.tsx'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { StoreChoices } from './store-choices.tsx'
import { toRoles, toSeats } from './store-roles-chosen.ts'
import { useSignOnAttempt } from './use-sign-on-attempt.ts'

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
  const [roles, setRoles] = useState(toRoles(provider.stores))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const stores = toSeats(roles)
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
        {letsJoin && (
          <div>
            <p>{t('joining.stores')}</p>
            <StoreChoices orgId={orgId} roles={roles} onChange={setRoles} />
          </div>
        )}
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
