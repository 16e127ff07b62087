import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { existingOffers } from './existing-offers.ts'
import { canGoOn } from './invitation-row.tsx'
import { InvitePanel } from './invite-panel.tsx'
import type { InvitationLinks } from './use-invitation-links.ts'

interface InviteHereProps {
  readonly orgId: string
  /** Preselected. */
  readonly storeId?: string
  readonly links: InvitationLinks
}

/** The form, with what the viewer may offer in this organization. */
export function InviteHere({ orgId, storeId, links }: InviteHereProps) {
  const organizations = useSuspenseLiveQuery(api.organizations.getByUser, {})
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId })
  const members = useSuspenseLiveQuery(api.members.list, { orgId })
  const invitations = useSuspenseLiveQuery(api.invitations.list, { orgId })
  const organization = organizations.find(({ id }) => id === orgId)
  if (!organization) return null
  return (
    <InvitePanel
      organization={organization}
      stores={stores}
      storeId={storeId}
      existing={existingOffers(members, invitations)}
      links={links}
      isWaiting={(id) => invitations.some((one) => one.id === id && canGoOn(one))}
    />
  )
}
