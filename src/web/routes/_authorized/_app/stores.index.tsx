import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '#web/kit/page-title.ts'
import { StoresPage } from '#web/organization/stores-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/')({
  head: () => pageTitle('Stores'),
  component: StoresPage,
})
