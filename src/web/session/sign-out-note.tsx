import { Button, Group } from '@mantine/core'
import type { Messages } from '../kit/use-messages.ts'
import type { SessionStanding } from './sign-out.ts'

type NotSignedOut = Exclude<SessionStanding, 'ended'>

interface SignOutNote {
  readonly t: Messages<'common'>
  readonly tryAgain: () => unknown
}

/** The note about signing out, with a button to try again. */
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
