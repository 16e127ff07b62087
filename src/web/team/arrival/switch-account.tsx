import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { endSession, leaveSignedOut, type SessionStanding } from '#web/session/sign-out.ts'

interface SwitchAccountProps {
  readonly token: string
  readonly look: 'button' | 'link'
}

/** Signs out and comes back to the invitation as somebody else. */
export function SwitchAccount({ token, look }: SwitchAccountProps) {
  const [standing, setStanding] = useState<SessionStanding>()
  const leave = async () => {
    setStanding(undefined)
    const found = await endSession()
    if (found === 'ended') {
      return leaveSignedOut(`/sign-in?${new URLSearchParams({ invitation: token })}`)
    }
    setStanding(found)
  }
  return (
    <>
      {look === 'button' ? (
        <Button fullWidth onClick={leave}>
          Sign out and use another account
        </Button>
      ) : (
        <Anchor component="button" type="button" underline="always" onClick={leave}>
          Use another account
        </Anchor>
      )}
      {standing === 'open' && <p role="alert">You are still signed in. Try again.</p>}
      {standing === 'unknown' && (
        <p role="alert">
          No answer came, so it is not known whether you are signed out. Try again.
        </p>
      )}
    </>
  )
}
