import { Modal } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useMessages } from '../kit/use-messages.ts'
import styles from './help.module.css'
import { helpTopicOf } from './help-topic.ts'

const KEYS = [
  ['Ctrl K', 'key.find'],
  ['?', 'key.help'],
  ['A R X', 'key.review'],
  ['J K', 'key.move'],
  ['Esc', 'key.close'],
] as const

/** What the page is for, and its keyboard shortcuts. */
export default function Help({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('help')
  const topic = useRouterState({ select: (state) => helpTopicOf(state.location.pathname) })
  return (
    <Modal opened onClose={onClose} title={t('title')}>
      <p>{t(topic)}</p>
      <h3 className={styles.title}>{t('keys')}</h3>
      <dl className={styles.keys}>
        {KEYS.map(([key, words]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd className={styles.words}>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
