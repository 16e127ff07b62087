import { UnstyledButton } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconHelpCircle } from '@tabler/icons-react'
import { lazyWithRetry } from '../kit/lazy-with-retry.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './nav-list.module.css'

const Help = lazyWithRetry(() => import('./help.tsx'))

/** At the foot of the navigation, and by a question mark from everywhere that is no field. */
export function HelpOpener() {
  const t = useMessages('shell')
  const [isOpen, { open, close }] = useDisclosure()
  useHotkeys([['shift+?', open]])
  return (
    <>
      <UnstyledButton className={`${styles.link} ${styles.help}`} onClick={open}>
        <IconHelpCircle size={17} stroke={1.8} aria-hidden />
        {t('help.button')}
      </UnstyledButton>
      {isOpen && <Help onClose={close} />}
    </>
  )
}
