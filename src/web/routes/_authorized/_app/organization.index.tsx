import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../kit/page-title.ts'
import { OrganizationPage } from '../../../organization/organization-page.tsx'

export const Route = createFileRoute('/_authorized/_app/organization/')({
  head: () => pageTitle('Organization'),
  component: OrganizationPage,
})
