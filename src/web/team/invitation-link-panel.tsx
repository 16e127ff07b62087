import { Button, Group, Stack, TextInput, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy, IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { QrCode } from '../kit/qr-code.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './rail-form.module.css'
import { useCopy } from './use-copy.ts'
import { useInvitationAddress } from './use-invitation-address.ts'

interface InvitationLinkPanelProps {
  readonly token: string
  /** A row has no room for the whole address. */
  readonly look: 'panel' | 'row'
}

/** The link of a new invitation, to copy or to scan. */
export function InvitationLinkPanel({ token, look }: InvitationLinkPanelProps) {
  const { urlOf, isOnlyHere } = useInvitationAddress()
  const t = useMessages('team')
  const url = urlOf(token)
  const { copy, isCopied, hasFailed } = useCopy(url)
  const [isShown, setShown] = useState(look === 'panel')
  return (
    <Stack gap="xs">
      {(look === 'panel' || hasFailed) && (
        <TextInput
          aria-label={t('link.label')}
          description={hasFailed && t('link.cannotCopy')}
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
          {t(isCopied ? 'link.copied' : 'link.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconQrcode size={16} />}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t('link.qr')}
        </Button>
      </Group>
      <VisuallyHidden role="status">{isCopied && t('link.copied')}</VisuallyHidden>
      {isShown && <InvitationQrCode url={url} isOnlyHere={isOnlyHere} />}
    </Stack>
  )
}

interface InvitationQrCodeProps {
  readonly url: string
  readonly isOnlyHere: boolean
}

function InvitationQrCode({ url, isOnlyHere }: InvitationQrCodeProps) {
  const t = useMessages('team')
  return (
    <>
      <span className={styles.qr}>
        <QrCode text={url} label={t('link.qrLabel')} />
      </span>
      {isOnlyHere && <p className={styles.note}>{t('link.onlyHere')}</p>}
    </>
  )
}
