import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { readList } from '#web/imports/read-list.ts'
import { StoreFile, type UploadedFile } from '#web/imports/store-file.tsx'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { optionalStrings } from '#web/kit/search.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { findSetupOrganization } from '#web/setup/find-setup-organization.ts'
import { SetupStorePage } from '#web/setup/setup-store-page.tsx'

/** A constant, because an inline definition loses the parameter's name in the router's types. */
const setupSearch = optionalStrings('orgId')

export const Route = createFileRoute('/_authorized/setup/store')({
  validateSearch: setupSearch,
  beforeLoad: async ({ context, search }) => ({
    setup: await findSetupOrganization(context.queryClient, search.orgId),
  }),
  staticData: { areas: ['columns', 'setup', 'shared'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'setup')('store.pageTitle')),
  component: SetupStore,
})

const LimitNote = lazyWithRetry(() => import('#web/billing/limit-note.tsx'))

function SetupStore() {
  const { user, setup } = Route.useRouteContext()
  const [file, setFile] = useState<UploadedFile>()
  const baseline = file && {
    ...file,
    headers: [...file.headers],
    mapping: { ...file.mapping, columns: [...file.mapping.columns] },
  }
  const choice = <StoreFile orgId={setup.organization.id} onFile={setFile} />
  return (
    <SetupStorePage
      userId={user.id}
      {...setup}
      readList={readList}
      fileChoice={choice}
      baseline={baseline}
      notice={<LimitNote orgId={setup.organization.id} feature="stores" />}
    />
  )
}
