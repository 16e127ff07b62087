import { Button, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentType, FormEvent } from 'react'
import * as z from 'zod'
import { decideName, NAME_MAX_LENGTH } from '#domain/naming.ts'
import { ADDRESS } from '#domain/quota.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { sessionQuery } from '../session/session.ts'
import { SetupFrame } from './setup-frame.tsx'
import { useDraft } from './use-draft.ts'

interface SetupOrganizationProps {
  readonly user: { readonly id: string; readonly email: string }
  /** For somebody who owns one already, and whose address nobody has confirmed. */
  readonly confirmAddress: ComponentType<{ readonly email: string; readonly text: string }>
}

export function SetupOrganizationPage(props: SetupOrganizationProps) {
  const foot = (
    <>
      Were you invited to one? Open the link from the invitation, or look at{' '}
      <LinkAnchor to="/member">your memberships</LinkAnchor>.
    </>
  )
  return (
    <SetupFrame
      step="Step 1 of 2"
      title="Set up your organization"
      lead="An organization holds your stores, your items and the people who count them."
      foot={foot}
      width="narrow"
    >
      <OrganizationForm {...props} />
    </SetupFrame>
  )
}

const nameDraft = z.string()

function OrganizationForm({ user, confirmAddress: ConfirmAddress }: SetupOrganizationProps) {
  const createOrganization = useCreateOrganization()
  const { isBusy, refusal, attempt, errorOf } = useAttempt()
  const { draft, saveDraft, forget } = useDraft({
    key: `shelfcount-setup ${user.id} organization`,
    schema: nameDraft,
    empty: '',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      await createOrganization(decideName(draft, 'name'))
      forget()
    })
  }
  return (
    <Form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Name of the organization"
          autoComplete="organization"
          value={draft}
          onChange={(event) => saveDraft(event.currentTarget.value)}
          maxLength={NAME_MAX_LENGTH}
          error={errorOf('') ?? errorOf('name')}
          required
        />
        {refusal?.field === ADDRESS && <ConfirmAddress email={user.email} text={refusal.text} />}
        <Button type="submit" loading={isBusy} fullWidth>
          Create organization
        </Button>
      </Stack>
    </Form>
  )
}

/** Makes it and goes on to its first store. */
function useCreateOrganization(): (name: string) => Promise<void> {
  const create = useBackendMutation(api.organizations.create)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (name) => {
    const { id } = await create({ name })
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    await navigate({ to: '/setup/store', search: { orgId: id } })
  }
}
