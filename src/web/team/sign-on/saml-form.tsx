import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import type { IdentityProviderDetails } from '#contract/sign-on.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { Form } from '#web/kit/form.tsx'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { CopyField } from './copy-field.tsx'
import styles from './sign-on.module.css'
import { useSignOnAttempt } from './use-sign-on-attempt.ts'

interface SamlFormProps {
  readonly orgId: string
  readonly provider: IdentityProviderDetails | null
  /** Where answers are posted, and our name at the provider. */
  readonly ownUrl: string
}

/** What a provider shows of an application that was registered there. */
export function SamlForm({ orgId, provider, ownUrl }: SamlFormProps) {
  const t = useMessages('sign-on')
  const save = useBackendMutation(api.signOn.saveSaml)
  const { attempt, isBusy, refused } = useSignOnAttempt()
  const [name, setName] = useState(provider?.name ?? '')
  const [entityId, setEntityId] = useState(provider?.entityId ?? '')
  const [signOnUrl, setSignOnUrl] = useState(provider?.signOnUrl ?? '')
  const [certificates, setCertificates] = useState('')
  const known = provider?.certificates ?? []
  const errorOf = (field: string) => (refused?.field === field ? refused.text : undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const facts = { orgId, name, entityId, signOnUrl }
    const pasted = certificates.trim() === '' ? {} : { certificates }
    if (await attempt(() => save({ ...facts, ...pasted }))) {
      setCertificates('')
      notifications.show({ message: t('provider.saved') })
    }
  }
  const plain = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const
  return (
    <Form onSubmit={submit} noValidate>
      <Stack gap="md">
        <CopyField label={t('saml.ownUrl')} note={t('saml.ownUrlNote')} value={ownUrl} />
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
          label={t('saml.entityId')}
          description={t('saml.entityIdNote')}
          value={entityId}
          onChange={(event) => setEntityId(event.currentTarget.value)}
          error={errorOf('entityId')}
        />
        <TextInput
          {...plain}
          label={t('saml.signOnUrl')}
          description={t('saml.signOnUrlNote')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={signOnUrl}
          onChange={(event) => setSignOnUrl(event.currentTarget.value)}
          error={errorOf('signOnUrl')}
        />
        <Textarea
          {...plain}
          label={t('saml.certificate')}
          description={t(known.length > 0 ? 'saml.certificateKept' : 'saml.certificateNote')}
          value={certificates}
          onChange={(event) => setCertificates(event.currentTarget.value)}
          rows={4}
          error={errorOf('certificates')}
        />
        <KnownCertificates provider={provider} />
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

function KnownCertificates({ provider }: Pick<SamlFormProps, 'provider'>) {
  const t = useMessages('sign-on')
  const { day } = useFormats()
  return provider?.certificates.map(({ fingerprint, validTo }) => (
    <p key={fingerprint} className={styles.detail}>
      {t('saml.known', { fingerprint, day: day(validTo) })}
    </p>
  ))
}
