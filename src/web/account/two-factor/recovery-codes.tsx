import { Button, Stack } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { saveFile } from '#web/kit/save-file.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from './two-factor.module.css'

interface RecoveryCodesProps {
  readonly email: string
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shown once: the service tells them to nobody again. */
export function RecoveryCodes({ email, codes, onDone }: RecoveryCodesProps) {
  const t = useMessages('two-factor')
  const { copy, copied } = useClipboard()
  const text = [t('kept.heading', { email }), '', ...codes, ''].join('\n')
  const download = () =>
    saveFile({ name: 'shelfcount-recovery-codes.txt', type: 'text/plain', parts: [text] })
  return (
    <Stack gap="md">
      <p>{t('kept.lead')}</p>
      <ul className={styles.codes} aria-label={t('kept.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => copy(text)}>
          {copied ? t('kept.copied') : t('kept.copy')}
        </Button>
        <Button variant="default" onClick={download}>
          {t('kept.download')}
        </Button>
      </div>
      <Button onClick={onDone}>{t('kept.done')}</Button>
    </Stack>
  )
}
