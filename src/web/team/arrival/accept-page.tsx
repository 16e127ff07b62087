import { Button, Stack } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { InvitationPreview } from '#contract/invitations.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { LinkButton } from '#web/kit/links.tsx'
import { NarrowFrame } from '#web/kit/narrow-frame.tsx'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useSayFailure } from '#web/kit/say-failure.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { useEnterOrganization } from '../use-enter-organization.ts'
import { decideArrival } from './arrival.ts'
import { InvitationEnded } from './invitation-ended.tsx'
import type { ArrivalFacts } from './load-arrival.ts'

interface AcceptPageProps extends ArrivalFacts {
  readonly token: string
}

/** Opened after signing up or in, or by pressing Accept: there is nothing left to ask. */
export function AcceptPage({ token, viewer, viewerStores, invitation }: AcceptPageProps) {
  const arrival = decideArrival(invitation, viewerStores)
  if (arrival.kind === 'open') return <Accepting token={token} invitation={arrival.invitation} />
  return <InvitationEnded arrival={arrival} token={token} viewer={viewer} />
}

interface AcceptingProps {
  readonly token: string
  readonly invitation: InvitationPreview
}

function Accepting({ token, invitation }: AcceptingProps) {
  const t = useMessages('invitation')
  const common = useMessages('common')
  const { failure, accept } = useAccept(token, invitation)
  const organization = invitation.organizationName
  if (failure === undefined) {
    return <NarrowFrame title={t('accept.joining', { organization })} lead={t('accept.next')} />
  }
  return (
    <NarrowFrame title={t('accept.notJoined', { organization })}>
      <Stack gap="md">
        <RefusalNote>{failure}</RefusalNote>
        <Button fullWidth onClick={accept}>
          {common('tryAgain')}
        </Button>
        <LinkButton to="/stores" variant="default" fullWidth>
          {t('goTo.stores')}
        </LinkButton>
      </Stack>
    </NarrowFrame>
  )
}

export function TokenMissing() {
  const t = useMessages('invitation')
  return (
    <NarrowFrame title={t('accept.title')} lead={t('accept.incomplete')}>
      <LinkButton to="/stores" variant="default" fullWidth>
        {t('goTo.stores')}
      </LinkButton>
    </NarrowFrame>
  )
}

/** Accepts once, as soon as the page is open, then goes on to the store. */
function useAccept(token: string, { organizationName }: InvitationPreview) {
  const acceptInvitation = useBackendMutation(api.invitations.accept)
  const enter = useEnterOrganization()
  const router = useRouter()
  const [failure, setFailure] = useState<{ readonly thrown: unknown }>()
  const sayFailure = useSayFailure()
  const hasBegun = useRef(false)

  const accept = useCallback(() => {
    setFailure(undefined)
    const join = async () => enter(organizationName, await acceptInvitation({ token }))
    join().catch(async (thrown: unknown) => {
      // It may have been accepted already, possibly by the same person in another tab: load it again.
      await router.invalidate()
      setFailure({ thrown })
    })
  }, [acceptInvitation, enter, organizationName, router, token])

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    accept()
  }, [accept])
  return { failure: failure && sayFailure(failure.thrown), accept }
}
