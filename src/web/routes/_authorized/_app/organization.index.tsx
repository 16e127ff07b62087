import { createFileRoute } from '@tanstack/react-router'
import { AiSettingsSection } from '../../../ai/ai-settings.tsx'
import { PlanSections } from '../../../billing/plan-section.tsx'
import { pageTitle } from '../../../kit/page-title.ts'
import { OrganizationPage } from '../../../team/organization-page.tsx'

export const Route = createFileRoute('/_authorized/_app/organization/')({
  head: () => pageTitle('Organization'),
  component: Organization,
})

function Organization() {
  const { user } = Route.useRouteContext()
  return (
    <OrganizationPage
      viewerId={user.id}
      renderPlan={({ id, role }) =>
        role === 'owner' && (
          <>
            <AiSettingsSection key={`model of ${id}`} orgId={id} />
            <PlanSections key={id} orgId={id} />
          </>
        )
      }
    />
  )
}
