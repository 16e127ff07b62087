import { IconBan, IconCheck, IconCircleDashed, IconHourglassOff, IconX } from '@tabler/icons-react'
import type { InvitationState } from '#domain/invitation.ts'
import { StateWord, type StateWordProps } from '../kit/state-word.tsx'

const LOOKS: Readonly<Record<InvitationState, StateWordProps>> = {
  open: { icon: IconCircleDashed, word: 'Open' },
  expired: { icon: IconHourglassOff, word: 'Expired', tone: 'warning' },
  revoked: { icon: IconBan, word: 'Revoked' },
  accepted: { icon: IconCheck, word: 'Accepted', tone: 'good' },
  declined: { icon: IconX, word: 'Declined' },
}

export function InvitationStateWord({ state }: { readonly state: InvitationState }) {
  return <StateWord {...LOOKS[state]} />
}
