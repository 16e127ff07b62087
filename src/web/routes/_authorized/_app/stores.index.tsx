import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { StoresPage } from '#web/organization/stores-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/')({
  staticData: { areas: ['stores'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'stores')('title')),
  component: StoresPage,
})
