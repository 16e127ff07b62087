import { Anchor, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import { endSession, leaveSignedOut, type SessionStanding } from '#web/session/sign-out.ts'

interface SwitchAccountProps {
  readonly token: string
  readonly look: 'button' | 'link'
  /** The text of a link inside a sentence. */
  readonly label?: ReactNode
}

/** Signs out and returns to the invitation as a different person. */
export function SwitchAccount({ token, look, label }: SwitchAccountProps) {
  const t = useMessages('invitation')
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
          {t('switch.button')}
        </Button>
      ) : (
        <Anchor component="button" type="button" underline="always" onClick={leave}>
          {label}
        </Anchor>
      )}
      {standing === 'open' && <p role="alert">{t('switch.stillSignedIn')}</p>}
      {standing === 'unknown' && <p role="alert">{t('switch.unknown')}</p>}
    </>
  )
}
