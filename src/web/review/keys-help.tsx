import { Button, Kbd, Popover } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useMessages } from '../kit/use-messages.ts'
import styles from './review.module.css'
import { KEY_WORDS } from './review-keys.ts'

export interface KeysHelpProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** The keyboard shortcuts of the review. */
export function KeysHelp({ isOpen, onToggle }: KeysHelpProps) {
  const t = useMessages('review')
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => opened !== isOpen && onToggle()}
      position="bottom-end"
      width={340}
    >
      <Popover.Target>
        <Button
          className={styles.keys ?? ''}
          variant="subtle"
          size="xs"
          aria-keyshortcuts="?"
          leftSection={<IconKeyboard size={15} stroke={1.8} aria-hidden />}
          onClick={onToggle}
        >
          {t('keys.button')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <dl className={styles.keyList} aria-label={t('keys.label')}>
          {KEY_WORDS.map(({ keys, words }) => (
            <div key={words}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{t(words)}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  )
}
