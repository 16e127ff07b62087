import { Button, Group } from '@mantine/core'
import type { SessionStanding } from './sign-out.ts'

type NotSignedOut = Exclude<SessionStanding, 'ended'>

const WORDS: Readonly<Record<NotSignedOut, string>> = {
  open: 'You are still signed in.',
  unknown:
    'No answer came, so it is not known whether you are signed out. This page finds out when the network is back.',
}

/** What is known about signing out, with the way to try it once more. */
export function signOutNote(standing: NotSignedOut, tryAgain: () => unknown) {
  return {
    color: standing === 'open' ? 'red' : 'yellow',
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        {WORDS[standing]}
        <Button variant="subtle" size="compact-sm" flex="none" onClick={tryAgain}>
          Try again
        </Button>
      </Group>
    ),
  }
}
