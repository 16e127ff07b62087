import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMessages } from '../kit/use-messages.ts'
import styles from './nav-list.module.css'

/** As it is printed on keyboards. */
const KEYS = 'Ctrl K'

/** Above the navigation of a desk; Ctrl K or ⌘ K does the same from everywhere. */
export function FindOpener({ onFind }: { readonly onFind: () => void }) {
  const t = useMessages('shell')
  return (
    <UnstyledButton className={styles.find} onClick={onFind} aria-keyshortcuts="Control+K Meta+K">
      <IconSearch size={17} stroke={1.8} aria-hidden />
      <span className={styles.findWord}>{t('find.button')}</span>
      <kbd className={styles.keys} aria-hidden>
        {KEYS}
      </kbd>
    </UnstyledButton>
  )
}
