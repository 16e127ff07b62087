import { CloseButton } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import styles from './toaster.module.css'
import { closeToast, currentToasts, subscribeToToasts, type Toast } from './toasts.ts'
import { useMessages } from './use-messages.ts'

export function Toaster() {
  const t = useMessages('common')
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  return (
    <section className={styles.viewport} aria-label={t('toasts.label')} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </section>
  )
}

function ToastCard({ id, tone, title, description }: Toast) {
  const t = useMessages('common')
  const Icon = tone === 'error' ? IconCircleX : IconCircleCheck
  return (
    <div className={styles.toast} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.8} className={styles.icon} data-tone={tone} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.description}>{description}</p>
      </div>
      <CloseButton
        size="sm"
        className={styles.close}
        aria-label={t('toasts.close')}
        onClick={() => closeToast(id)}
      />
    </div>
  )
}
