import { Button, Group } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { WireCustomer } from '#domain/billing/wire.ts'
import {
  forgetLimit,
  type ReachedLimit,
  reachedLimit,
  subscribeToLimits,
} from '../kit/reached-limit.ts'
import { BillingArea } from './billing-area.tsx'
import { BillingModal } from './billing-modal.tsx'
import { type BillingWords, useLateBillingWords } from './billing-words.ts'
import { includedText } from './limit-state.ts'
import { limitWords, nothingLostText } from './limit-words.ts'
import { pausedPlan } from './plan-words.ts'
import { visitorIn } from './pricing-visitor.ts'
import { useCustomer } from './use-customer.ts'
import { usePaywall } from './use-paywall.ts'

interface LimitPaywallProps {
  readonly organizations: readonly OrganizationSummary[]
}

/** Opens over the page when a limit was reached; what was typed stays underneath. */
export default function LimitPaywall({ organizations }: LimitPaywallProps) {
  const limit = useSyncExternalStore(subscribeToLimits, reachedLimit, () => null)
  if (!limit) return null
  const { organizationId } = limit
  const visitor = visitorIn(
    organizationId ? organizations.filter(({ id }) => id === organizationId) : organizations,
  )
  if (!('orgId' in visitor)) return null
  return (
    <BillingArea buyer={visitor}>
      <LimitDialog
        key={limit.id}
        limit={limit}
        orgId={visitor.orgId}
        isOwner={visitor.kind === 'owner'}
      />
    </BillingArea>
  )
}

interface LimitDialogProps {
  readonly limit: ReachedLimit
  readonly orgId: string
  readonly isOwner: boolean
}

function LimitDialog({ limit, orgId, isOwner }: LimitDialogProps) {
  const question = { featureId: limit.feature, requiredBalance: limit.required }
  const { data: preview, error, isLoading } = usePaywall(question)
  const { customer, isLoading: isAsking } = useCustomer()
  const words = useLateBillingWords()
  // Even if the preview fails, the limit is real and has to be shown.
  if (isLoading || isAsking || !(preview || error) || !words) return null
  const paused = customer ? pausedPlan(customer) : undefined
  const said = saidOf(limit, customer, words)
  const { title, sentences, way } = limitWords({ preview, paused, isOwner, said }, words)
  const { t } = words
  return (
    <BillingModal isOpen onClose={forgetLimit} title={title}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{nothingLostText(limit.feature, words)}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={forgetLimit}>
          {t(isOwner ? 'notNow' : 'close')}
        </Button>
        {way !== null && (
          <Button
            component="a"
            href={`/organization?org=${orgId}&part=plan&prices=yes#plan`}
            target="_blank"
            rel="noreferrer"
            onClick={forgetLimit}
            data-autofocus
          >
            {way}
          </Button>
        )}
      </Group>
    </BillingModal>
  )
}

/** What the plan includes: the refusal says it in English, other languages word it from the plan. */
function saidOf(
  { feature, said }: ReachedLimit,
  customer: WireCustomer | null,
  words: BillingWords,
): string | undefined {
  if (words.isEnglish || said === undefined || !customer) return said
  return words.t('limit.isReached', {
    limit: includedText({ customer, featureId: feature }, words),
  })
}
