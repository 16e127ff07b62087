import { IconChevronLeft } from '@tabler/icons-react'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from '../top-bar.module.css'

/** The bar for pages that belong to no shelf. */
export function SyncBar({
  onBack,
  words,
}: {
  readonly onBack: () => void
  readonly words: string
}) {
  const t = useMessages('scanner')
  return (
    <header className={styles.top}>
      <button type="button" className={styles.back} onClick={onBack} aria-label={t('back')}>
        <IconChevronLeft size={30} aria-hidden />
      </button>
      <h1 className={styles.section}>{words}</h1>
    </header>
  )
}
