import { Button } from '@mantine/core'
import { QrCode } from '../kit/qr-code.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './counter-code.module.css'
import { useInvitationAddress } from './use-invitation-address.ts'

interface CounterCodeProps {
  readonly storeName: string
  readonly token: string
  readonly onHide: () => void
}

/** The code of an invitation, to be scanned from this screen. */
export function CounterCode({ storeName, token, onHide }: CounterCodeProps) {
  const t = useMessages('counters')
  const { urlOf, isOnlyHere } = useInvitationAddress()
  return (
    <div className={styles.code} role="status">
      <QrCode text={urlOf(token)} label={t('code', { store: storeName })} sizePx={208} />
      <div className={styles.words}>
        <p>{t('codeText', { store: storeName })}</p>
        {isOnlyHere && <p className={styles.text}>{t('onlyHere')}</p>}
        <Button variant="default" onClick={onHide}>
          {t('hide')}
        </Button>
      </div>
    </div>
  )
}
