import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../kit/page-title.ts'
import { optionalStrings } from '../../kit/search.ts'
import { findSetupPlace } from '../../setup/find-setup-place.ts'
import { SetupStorePage } from '../../setup/setup-store-page.tsx'

/** A constant: given to the route inline, the name of the parameter gets lost in the router's types. */
const setupSearch = optionalStrings('orgId')

export const Route = createFileRoute('/_authorized/setup/store')({
  validateSearch: setupSearch,
  beforeLoad: async ({ context, search }) => ({
    place: await findSetupPlace(context.queryClient, search.orgId),
  }),
  head: () => pageTitle('Set up a store'),
  component: SetupStore,
})

function SetupStore() {
  const { user, place } = Route.useRouteContext()
  return <SetupStorePage userId={user.id} {...place} />
}
