import { useQuery } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { Section } from '#web/kit/section.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { installationQuery } from '#web/session/installation.ts'
import { Directory } from './directory.tsx'
import { DomainList } from './domain-list.tsx'
import { JoiningForm } from './joining-form.tsx'
import { ProviderForm } from './provider-form.tsx'
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
          <ProviderForm
            key={JSON.stringify({ ...provider, lastTest: null, testedAt: null, isOn: null })}
            orgId={orgId}
            details={details}
            origin={origin}
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
        <section>
          <h3 className={styles.step}>{t('scim.title')}</h3>
          <p className={styles.note}>{t('scim.text')}</p>
          <Directory orgId={orgId} origin={origin} />
        </section>
      </div>
    </Section>
  )
}
