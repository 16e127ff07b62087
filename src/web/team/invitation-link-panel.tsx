import { Button, Group, Stack, TextInput, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy, IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { QrCode } from '../kit/qr-code.tsx'
import styles from './rail-form.module.css'
import { useCopy } from './use-copy.ts'
import { useInvitationAddress } from './use-invitation-address.ts'

interface InvitationLinkPanelProps {
  readonly token: string
  /** In a row there is no room for the whole address. */
  readonly look: 'panel' | 'row'
}

/** The link of an invitation that was just made: to copy, or to be photographed. */
export function InvitationLinkPanel({ token, look }: InvitationLinkPanelProps) {
  const { urlOf, isOnlyHere } = useInvitationAddress()
  const url = urlOf(token)
  const { copy, isCopied, hasFailed } = useCopy(url)
  const [isShown, setShown] = useState(false)
  return (
    <Stack gap="xs">
      {(look === 'panel' || hasFailed) && (
        <TextInput
          aria-label="Link of the invitation"
          description={hasFailed && 'This browser does not let the page copy: copy it from here.'}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          readOnly
        />
      )}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={copy}
        >
          {isCopied ? 'Copied' : 'Copy link'}
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
      <VisuallyHidden role="status">{isCopied && 'Copied'}</VisuallyHidden>
      {isShown && <InvitationQrCode url={url} isOnlyHere={isOnlyHere} />}
    </Stack>
  )
}

interface InvitationQrCodeProps {
  readonly url: string
  readonly isOnlyHere: boolean
}

function InvitationQrCode({ url, isOnlyHere }: InvitationQrCodeProps) {
  return (
    <>
      <span className={styles.qr}>
        <QrCode text={url} label="QR code that opens the invitation" />
      </span>
      {isOnlyHere && (
        <p className={styles.note}>
          Other devices cannot open it: the address leads to this computer. Open Shelfcount under
          the address that your team uses, or set PUBLIC_URL.
        </p>
      )}
    </>
  )
}
