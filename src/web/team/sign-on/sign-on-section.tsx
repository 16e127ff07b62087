import { useQuery } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { Section } from '#web/kit/section.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { installationQuery } from '#web/session/installation.ts'
import { DomainList } from './domain-list.tsx'
import { JoiningForm } from './joining-form.tsx'
import { OidcForm } from './oidc-form.tsx'
import { ProviderState } from './provider-state.tsx'
import styles from './sign-on.module.css'

/** How the people of an organization sign in where it keeps their accounts; for its owners. */
export function SignOnSection({ orgId }: { readonly orgId: string }) {
  const t = useMessages('sign-on')
  const details = useSuspenseLiveQuery(api.signOn.get, { orgId })
  const origin = useQuery(installationQuery).data?.origin ?? ''
  const { provider, domains, people } = details
  return (
    <Section title={t('title')} text={t('text')}>
      <div className={styles.steps}>
        <section>
          <h3 className={styles.step}>{t('domains.title')}</h3>
          <p className={styles.note}>{t('domains.text')}</p>
          <DomainList orgId={orgId} domains={domains} />
        </section>
        <section>
          <h3 className={styles.step}>{t('provider.title')}</h3>
          <p className={styles.note}>{t('provider.text')}</p>
          <OidcForm
            key={JSON.stringify([provider?.issuer, provider?.clientId, provider?.name])}
            orgId={orgId}
            provider={provider}
            redirectUri={`${origin}${details.callbackPath}`}
          />
          {provider && <ProviderState orgId={orgId} provider={provider} people={people} />}
        </section>
        {provider && (
          <section>
            <h3 className={styles.step}>{t('joining.title')}</h3>
            <JoiningForm
              key={JSON.stringify([provider.letsJoin, provider.stores])}
              orgId={orgId}
              provider={provider}
            />
          </section>
        )}
      </div>
    </Section>
  )
}
