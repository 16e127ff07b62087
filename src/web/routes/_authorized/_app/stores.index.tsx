import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../kit/page-title.ts'
import { StoresPage } from '../../../organization/stores-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/')({
  head: () => pageTitle('Stores'),
  component: StoresPage,
})
