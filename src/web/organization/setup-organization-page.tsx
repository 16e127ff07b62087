import { Button, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { api } from '#contract/api.ts'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { useBackendMutation } from '../client/react.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { textOfFailure } from '../kit/text-of-failure.ts'
import { sessionQuery } from '../session/session.ts'

export function SetupOrganizationPage() {
  const lead = 'An organization holds your stores, your items and the people who count them.'
  const foot = (
    <>
      Were you invited to one? Open the link from the invitation, or look at{' '}
      <LinkAnchor to="/member">your memberships</LinkAnchor>.
    </>
  )
  return (
    <NarrowFrame title="Set up your organization" lead={lead} foot={foot}>
      <OrganizationForm />
    </NarrowFrame>
  )
}

function OrganizationForm() {
  const { create, error, isBusy } = useCreateOrganization()
  const isHydrated = useHydrated()
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void create(name)
  }
  return (
    <form method="post" onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label="Name of the organization"
          autoComplete="organization"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={NAME_MAX_LENGTH}
          error={error}
          required
        />
        <Button type="submit" loading={isBusy} disabled={!isHydrated} fullWidth>
          Create organization
        </Button>
      </Stack>
    </form>
  )
}

function useCreateOrganization() {
  const createOrganization = useBackendMutation(api.organizations.create)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const create = async (name: string) => {
    setBusy(true)
    setError(undefined)
    try {
      await createOrganization({ name })
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      await navigate({ to: '/stores' })
    } catch (thrown) {
      setError(textOfFailure(thrown))
      setBusy(false)
    }
  }
  return { create, error, isBusy }
}
