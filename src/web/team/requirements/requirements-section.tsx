import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { Section } from '#web/kit/section.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { RequirementsForm } from './requirements-form.tsx'

/** What owners ask of everybody who works in the organization. */
export function RequirementsSection({ orgId }: { readonly orgId: string }) {
  const t = useMessages('requirements')
  const asked = useSuspenseLiveQuery(api.organizations.getRequirements, { orgId })
  const { twoStep, sessionHours, emailDomains, singleSignOn } = asked
  return (
    <Section title={t('title')} text={t('text')}>
      {/* Begins anew when another owner has changed something. */}
      <RequirementsForm
        key={JSON.stringify([orgId, twoStep, sessionHours, emailDomains, singleSignOn])}
        orgId={orgId}
        asked={asked}
      />
    </Section>
  )
}
