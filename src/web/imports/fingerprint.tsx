import { CopyButton, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useMessages } from '../kit/use-messages.ts'
import styles from './imports.module.css'

/** As many digits as tell two files apart; all of them are copied. */
const SHOWN_DIGITS = 8

/** The hash of a file, for whoever compares it elsewhere. */
export function Fingerprint({ sha256 }: { readonly sha256: string }) {
  const t = useMessages('imports')
  return (
    <CopyButton value={sha256}>
      {({ copied, copy }) => (
        <UnstyledButton
          className={styles.fingerprint}
          aria-label={t('version.copy')}
          title={sha256}
          onClick={copy}
        >
          <code>{sha256.slice(0, SHOWN_DIGITS)}…</code>
          {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          <VisuallyHidden role="status">{copied && t('version.copied')}</VisuallyHidden>
        </UnstyledButton>
      )}
    </CopyButton>
  )
}
