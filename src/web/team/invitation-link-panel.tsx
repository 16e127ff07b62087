import { Button, Group, Stack, TextInput, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy, IconQrcode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { QrCode } from '../kit/qr-code.tsx'
import { isOnlyHere, publicOriginQuery, reachableOrigin } from './public-origin.ts'
import styles from './rail-form.module.css'
import { useCopy } from './use-copy.ts'

interface InvitationLinkPanelProps {
  readonly token: string
  readonly email: string | null
}

/** The link of an invitation that was just made: to copy, or to be photographed. */
export function InvitationLinkPanel({ token, email }: InvitationLinkPanelProps) {
  const { data } = useQuery(publicOriginQuery)
  const origin = reachableOrigin(data, location.origin)
  const url = `${origin}/invite/${token}`
  const field = useRef<HTMLInputElement>(null)
  const { state, copy } = useCopy(field)
  const [isShown, setShown] = useState(false)
  return (
    <Stack gap="xs">
      <TextInput ref={field} aria-label="Link of the invitation" value={url} readOnly />
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={state === 'copied' ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={copy}
        >
          {state === 'copied' ? 'Copied' : 'Copy link'}
        </Button>
        <Button
          variant="default"
          leftSection={<IconQrcode size={16} />}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          QR code
        </Button>
      </Group>
      <VisuallyHidden role="status">{state === 'copied' && 'Copied'}</VisuallyHidden>
      {state === 'selected' && (
        <p className={styles.note} role="status">
          The link is selected: copy it with the keyboard or the menu.
        </p>
      )}
      {isShown && (
        <span className={styles.qr}>
          <QrCode text={url} label="QR code that opens the invitation" />
        </span>
      )}
      <p className={styles.note}>
        The link can be copied only now: it is kept nowhere.
        {email && ` It opens for ${email} alone.`}
      </p>
      {isOnlyHere(origin) && (
        <p className={styles.note}>
          Other devices cannot open it: it leads to this computer. Open Shelfcount under the address
          that your team uses, or set PUBLIC_URL.
        </p>
      )}
    </Stack>
  )
}
