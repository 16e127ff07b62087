import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { LoginDetails } from '#contract/users.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { QrCode } from '../kit/qr-code.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useAuthRefusal } from './auth-refusal.ts'
import { describeDevice } from './describe-device.ts'
import styles from './phone-code.module.css'
import { formatRemaining } from './phone-link.ts'
import { usePhoneLink } from './use-phone-link.ts'

interface PhoneCodeProps {
  readonly storeId: string | undefined
  readonly onDone: () => void
}

export function PhoneCode({ storeId, onDone }: PhoneCodeProps) {
  const t = useMessages('profile')
  const login = useNewLogin()
  return login ? (
    <SignedIn device={describeDevice(login.userAgent, t).name} onDone={onDone} />
  ) : (
    <Code storeId={storeId} />
  )
}

function SignedIn({ device, onDone }: { readonly device: string; readonly onDone: () => void }) {
  const t = useMessages('profile')
  return (
    <Stack gap="md">
      <Alert color="teal" variant="light" role="status" icon={<IconCircleCheck size={18} />}>
        {t('phone.signedIn', { device })}
      </Alert>
      <Button onClick={onDone}>{t('phone.done')}</Button>
    </Stack>
  )
}

function Code({ storeId }: { readonly storeId: string | undefined }) {
  const t = useMessages('profile')
  const { handOver, remainingMs, error, isFetching, renew } = usePhoneLink(storeId)
  const refusalOf = useAuthRefusal()
  const isOver = handOver !== undefined && remainingMs === 0
  const link = isOver ? undefined : handOver?.link
  return (
    <Stack gap="md">
      <p>{t('phone.lead')}</p>
      <div className={styles.code} data-over={isOver || undefined} role="status">
        {link && <QrCode text={link} label={t('phone.code')} sizePx={232} />}
        {isOver && <p>{t('phone.over')}</p>}
      </div>
      {error && <Problem text={refusalOf(error).text} />}
      {link && <Remaining remainingMs={remainingMs} />}
      <div className={styles.actions}>
        <Button variant={isOver ? 'filled' : 'default'} loading={isFetching} onClick={renew}>
          {t('phone.new')}
        </Button>
        {link && <CopyLink link={link} />}
      </div>
      {handOver?.isOutOfReach && <OutOfReach host={new URL(handOver.link).host} />}
      <p className={styles.warning}>{t('phone.warning')}</p>
    </Stack>
  )
}

function Remaining({ remainingMs }: { readonly remainingMs: number }) {
  const t = useMessages('profile')
  return (
    <p className={styles.remaining}>
      {t('phone.left', {
        left: formatRemaining(remainingMs),
        timer: (left) => <span role="timer">{left}</span>,
      })}
    </p>
  )
}

function OutOfReach({ host }: { readonly host: string }) {
  const t = useMessages('profile')
  return (
    <p className={styles.outOfReach}>
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
      <span>{t('phone.outOfReach', { host, strong: (words) => <strong>{words}</strong> })}</span>
    </p>
  )
}

function Problem({ text }: { readonly text: string }) {
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={18} />}>
      {text}
    </Alert>
  )
}

/** Pages without a secure connection may not write to the clipboard: then the link is shown. */
function CopyLink({ link }: { readonly link: string }) {
  const t = useMessages('profile')
  const { copy, copied, error } = useClipboard()
  if (error) {
    return (
      <TextInput
        aria-label={t('phone.link')}
        description={t('phone.copyByHand')}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    )
  }
  return (
    <Button variant="default" onClick={() => copy(link)}>
      {copied ? t('phone.copied') : t('phone.copy')}
    </Button>
  )
}

/** The login that began after the first call: a phone has followed the code. */
function useNewLogin(): LoginDetails | undefined {
  const logins = useLiveQuery(api.users.listLogins, {})
  const [known, setKnown] = useState<ReadonlySet<string>>()
  useEffect(() => {
    if (logins && !known) setKnown(new Set(logins.map(({ id }) => id)))
  }, [logins, known])
  return known && logins?.find(({ id }) => !known.has(id))
}
