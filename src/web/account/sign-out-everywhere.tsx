import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { postAuth } from '../session/auth-request.ts'
import { forgetKeptSession } from '../session/kept-session.ts'

/** For whoever leaves a borrowed device and trusts none of the others either. */
export function SignOutEverywhere() {
  const [isOpen, { open, close }] = useDisclosure()
  const signOut = async () => {
    await postAuth('/revoke-sessions')
    forgetKeptSession()
    // Loaded anew: nothing of the user stays in memory.
    window.location.replace('/sign-in')
  }
  return (
    <>
      <Button variant="default" onClick={open}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title="Sign out everywhere"
        confirmLabel="Sign out everywhere"
        onConfirm={signOut}
      >
        Every login ends at once, this one too. Coming back takes the password.
      </ConfirmDialog>
    </>
  )
}
