import { Anchor, Stack } from '@mantine/core'
import { QrCode } from '#web/kit/qr-code.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { postAuth } from '#web/session/auth-request.ts'
import { AccountForm } from '../account-form.tsx'
import { CodeField } from './code-fields.tsx'
import { codeRule, digitsOf } from './code-rules.ts'
import { groupedKey, keyOf } from './key-of.ts'
import styles from './two-factor.module.css'

const RULES = { code: codeRule }

interface TurnOnProps {
  /** What the app reads from the picture. */
  readonly address: string
  readonly onDone: () => void
}

/** Shows the key of an authenticator app, and asks for the first code. */
export function TurnOn({ address, onDone }: TurnOnProps) {
  const t = useMessages('two-factor')
  return (
    <Stack gap="md">
      <p>{t('scan.lead')}</p>
      <div className={styles.picture}>
        <QrCode text={address} label={t('scan.code')} sizePx={208} />
      </div>
      <div>
        <p>{t('scan.byHand')}</p>
        <p className={styles.key}>{groupedKey(keyOf(address))}</p>
      </div>
      <Anchor href={address}>{t('scan.openApp')}</Anchor>
      <AccountForm
        submitLabel={t('scan.submit')}
        rules={RULES}
        send={async ({ code }) => {
          await postAuth('/two-factor/verify-totp', { code: digitsOf(code) })
          onDone()
        }}
      >
        <CodeField />
      </AccountForm>
    </Stack>
  )
}
