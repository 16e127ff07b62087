import { Button, Group } from '@mantine/core'
import type { Messages } from '../kit/use-messages.ts'
import type { SessionStanding } from './sign-out.ts'

type NotSignedOut = Exclude<SessionStanding, 'ended'>

interface SignOutNote {
  readonly t: Messages<'common'>
  readonly tryAgain: () => unknown
}

/** What is known about signing out, with the way to try it once more. */
export function signOutNote(standing: NotSignedOut, { t, tryAgain }: SignOutNote) {
  return {
    color: standing === 'open' ? 'red' : 'yellow',
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        {t(`signOut.${standing}`)}
        <Button variant="subtle" size="compact-sm" flex="none" onClick={tryAgain}>
          {t('tryAgain')}
        </Button>
      </Group>
    ),
  }
}
