import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { countOf } from '#domain/count-words.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { postAuth } from '../session/auth-request.ts'
import { useRefreshSession } from './use-refresh-session.ts'

/** For whoever lost a phone, or cannot tell their devices apart. */
export function SignOutElsewhere({ count }: { readonly count: number }) {
  const [isOpen, { open, close }] = useDisclosure()
  const refreshSession = useRefreshSession()
  const signOut = async () => {
    await postAuth('/revoke-other-sessions')
    await refreshSession()
    notifications.show({ message: 'Signed out everywhere else' })
  }
  return (
    <>
      <Button variant="default" onClick={open}>
        Sign out everywhere else
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title="Sign out everywhere else"
        confirmLabel={`Sign out ${countOf(count, 'device')}`}
        onConfirm={signOut}
      >
        {countOf(count, 'other login')} {count === 1 ? 'ends' : 'end'} at once. This device stays
        signed in; coming back elsewhere takes the password.
      </ConfirmDialog>
    </>
  )
}
