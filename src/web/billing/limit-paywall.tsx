import { Button, Group, Modal, Stack } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import {
  forgetLimit,
  type ReachedLimit,
  reachedLimit,
  subscribeToLimits,
} from '../kit/reached-limit.ts'
import { BillingProvider } from './billing-provider.tsx'
import { browserClient } from './browser-client.ts'
import { paywallText } from './paywall-text.ts'
import { visitorIn } from './pricing-visitor.ts'
import { usePaywall } from './use-paywall.ts'

interface LimitPaywallProps {
  readonly organizations: readonly OrganizationSummary[]
}

/** Opens over whatever was being done when a limit was reached; what was typed stays under it. */
export default function LimitPaywall({ organizations }: LimitPaywallProps) {
  const limit = useSyncExternalStore(subscribeToLimits, reachedLimit, () => null)
  const visitor = visitorIn(organizations)
  if (!limit || !('orgId' in visitor)) return null
  return (
    <BillingProvider client={browserClient(visitor.orgId)}>
      <LimitDialog key={limit.id} limit={limit} isOwner={visitor.kind === 'owner'} />
    </BillingProvider>
  )
}

interface LimitDialogProps {
  readonly limit: ReachedLimit
  readonly isOwner: boolean
}

function LimitDialog({ limit, isOwner }: LimitDialogProps) {
  const question = { featureId: limit.feature, requiredBalance: limit.required }
  const { data: preview, isLoading } = usePaywall(question)
  if (isLoading || !preview) return null
  const { title, message } = paywallText(preview)
  return (
    <Modal
      opened
      onClose={forgetLimit}
      title={isOwner ? title : 'Limit reached'}
      classNames={{ content: 'au-dialog' }}
    >
      <Stack gap="md">
        <p>{isOwner ? message : memberText(preview.feature_name)}</p>
        <p>{keptText(limit.feature)}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={forgetLimit}>
            {isOwner ? 'Not now' : 'Close'}
          </Button>
          {isOwner && (
            <Button
              component="a"
              href="/organization#plan"
              target="_blank"
              rel="noreferrer"
              onClick={forgetLimit}
              data-autofocus
            >
              See plans in a new tab
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

/** What stays when more is not to be had. */
function keptText(feature: string): string {
  return feature === 'ai_requests'
    ? 'Nothing is lost: built-in answers go on working.'
    : 'Nothing is lost: what you entered is still here.'
}

function memberText(feature: string): string {
  return `You have reached the usage limit for ${feature}. Ask an owner of the organization to change its plan.`
}
