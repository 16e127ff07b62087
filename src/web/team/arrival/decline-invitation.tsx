import { api } from '#contract/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { DeclineButton } from '../decline-button.tsx'

export function DeclineInvitation({ token }: { readonly token: string }) {
  const decline = useBackendMutation(api.invitations.decline)
  return <DeclineButton fullWidth onDecline={() => decline({ token })} />
}
