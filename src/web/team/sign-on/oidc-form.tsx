import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import type { IdentityProviderDetails } from '#contract/sign-on.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { Form } from '#web/kit/form.tsx'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { CopyField } from './copy-field.tsx'
import { useSignOnAttempt } from './use-sign-on-attempt.ts'

interface OidcFormProps {
  readonly orgId: string
  readonly provider: IdentityProviderDetails | null
  readonly redirectUri: string
}

/** What a provider shows of an application that was registered there. */
export function OidcForm({ orgId, provider, redirectUri }: OidcFormProps) {
  const t = useMessages('sign-on')
  const save = useBackendMutation(api.signOn.saveOidc)
  const { attempt, isBusy, refused } = useSignOnAttempt()
  const [name, setName] = useState(provider?.name ?? '')
  const [issuer, setIssuer] = useState(provider?.issuer ?? '')
  const [clientId, setClientId] = useState(provider?.clientId ?? '')
  const [clientSecret, setClientSecret] = useState('')
  const errorOf = (field: string) => (refused?.field === field ? refused.text : undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const facts = { orgId, name, issuer, clientId }
    const secret = clientSecret === '' ? {} : { clientSecret }
    if (await attempt(() => save({ ...facts, ...secret }))) {
      setClientSecret('')
      notifications.show({ message: t('provider.saved') })
    }
  }
  const plain = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const
  return (
    <Form onSubmit={submit} noValidate>
      <Stack gap="md">
        <CopyField
          label={t('provider.redirectUri')}
          note={t('provider.redirectUriNote')}
          value={redirectUri}
        />
        <TextInput
          label={t('provider.name')}
          description={t('provider.nameNote')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
          maxLength={80}
          error={errorOf('name')}
        />
        <TextInput
          {...plain}
          label={t('provider.issuer')}
          description={t('provider.issuerNote')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={issuer}
          onChange={(event) => setIssuer(event.currentTarget.value)}
          error={errorOf('issuer')}
        />
        <TextInput
          {...plain}
          label={t('provider.clientId')}
          description={t('provider.clientIdNote')}
          value={clientId}
          onChange={(event) => setClientId(event.currentTarget.value)}
          error={errorOf('clientId')}
        />
        <PasswordInput
          {...plain}
          label={t('provider.clientSecret')}
          description={t(provider ? 'provider.clientSecretKept' : 'provider.clientSecretNote')}
          autoComplete="new-password"
          placeholder={provider ? '••••••••' : ''}
          value={clientSecret}
          onChange={(event) => setClientSecret(event.currentTarget.value)}
          error={errorOf('clientSecret')}
        />
        {refused && refused.field === undefined && <RefusalNote>{refused.text}</RefusalNote>}
        <div>
          <Button type="submit" variant={provider ? 'default' : 'filled'} loading={isBusy}>
            {t('provider.save')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
