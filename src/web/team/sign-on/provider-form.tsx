import { SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import type { SignOnDetails } from '#contract/sign-on.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { OidcForm } from './oidc-form.tsx'
import { SamlForm } from './saml-form.tsx'

interface ProviderFormProps {
  readonly orgId: string
  readonly details: SignOnDetails
  /** The address of the installation. */
  readonly origin: string
}

/** One of two protocols; saving the other one replaces what was there. */
export function ProviderForm({ orgId, details, origin }: ProviderFormProps) {
  const t = useMessages('sign-on')
  const { provider, callbackPath, samlPath } = details
  const [protocol, setProtocol] = useState(provider?.protocol ?? 'oidc')
  const own = provider?.protocol === protocol ? provider : null
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t('provider.protocol')}
        value={protocol}
        onChange={setProtocol}
        data={[
          { value: 'oidc', label: 'OpenID Connect' },
          { value: 'saml', label: 'SAML 2.0' },
        ]}
      />
      {protocol === 'oidc' ? (
        <OidcForm orgId={orgId} provider={own} redirectUri={`${origin}${callbackPath}`} />
      ) : (
        <SamlForm orgId={orgId} provider={own} ownUrl={`${origin}${samlPath}`} />
      )}
    </Stack>
  )
}
