import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../kit/links.tsx'
import { accessQuery } from '../session/access.ts'
import { sessionQuery } from '../session/session.ts'
import { BillingArea } from './billing-area.tsx'
import { useLateBillingWords } from './billing-words.ts'
import { FollowBilling } from './follow-billing.tsx'
import { limitStateOf } from './limit-state.ts'
import { pausedPlan } from './plan-words.ts'
import { useCustomer } from './use-customer.ts'
import { usePricingTable } from './use-pricing-table.ts'

interface LimitNoteProps {
  readonly orgId: string
  /** The feature that would be added to on this page. */
  readonly feature: 'stores' | 'members' | 'items' | 'audits'
}

/** Shown on a page where something can be added, if the plan has no room for more. */
export default function LimitNote({ orgId, feature }: LimitNoteProps) {
  const { data: access } = useQuery(accessQuery)
  const { data: session } = useQuery(sessionQuery)
  const organization = access?.organizations.find(({ id }) => id === orgId)
  // Visitors of the demo have no plan that could be full.
  if (!organization || session?.user?.isVisitor) return null
  return (
    <BillingArea buyer={{ orgId, orgName: organization.name }}>
      <FollowBilling orgId={orgId} />
      <Note orgId={orgId} isOwner={organization.role === 'owner'} feature={feature} />
    </BillingArea>
  )
}

interface NoteProps {
  readonly orgId: string
  readonly isOwner: boolean
  readonly feature: LimitNoteProps['feature']
}

const FOR_OWNERS = ['trials_used', 'invoices'] as const

function Note({ orgId, isOwner, feature }: NoteProps) {
  const { customer } = useCustomer({ expand: isOwner ? FOR_OWNERS : [] })
  const { products } = usePricingTable()
  const say = useLateBillingWords()
  if (!customer || !say) return null
  const facts = { customer, featureId: feature, isOwner, products: products ?? [] }
  const state = limitStateOf(facts, say)
  if (!state) return null
  const { title, words, way } = state
  return (
    <Alert
      color="yellow"
      variant="light"
      role="status"
      icon={<IconLock size={18} />}
      title={title}
      mb="md"
    >
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {way !== null && (
        <LinkButton
          to="/organization"
          search={{ org: orgId, part: 'plan', ...(!pausedPlan(customer) && { prices: 'yes' }) }}
          hash="plan"
          size="compact-sm"
          mt="xs"
        >
          {way}
        </LinkButton>
      )}
    </Alert>
  )
}
