import { type ReactNode, Suspense } from 'react'
import styles from './page.module.css'
import { WaitingRows } from './waiting-rows.tsx'

interface PageProps {
  readonly title: string
  readonly crumb?: string | undefined
  /** On a phone the bar on top names the store; left out if the crumb says nothing more. */
  readonly phoneCrumb?: string | undefined
  /** What the page says in one line, beside the title. */
  readonly facts?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** One surface: a header, a line, and the content. The header stays while the content loads. */
export function Page({ title, crumb, phoneCrumb, facts, actions, children }: PageProps) {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.words}>
          {crumb && <p className={styles.crumb}>{crumb}</p>}
          {phoneCrumb && <p className={styles.phoneCrumb}>{phoneCrumb}</p>}
          <div className={styles.line}>
            <h1 className={styles.title}>{title}</h1>
            <Suspense>{facts && <span className={styles.facts}>{facts}</span>}</Suspense>
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <Suspense fallback={<WaitingRows />}>{children}</Suspense>
    </>
  )
}

interface EmptyProps {
  readonly title: string
  /** What belongs here, in everyday words. */
  readonly children: ReactNode
  readonly action?: ReactNode
  /** 1 if it replaces the whole page. */
  readonly level?: 1 | 2
}

export function Empty({ title, children, action, level = 2 }: EmptyProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className={styles.empty}>
      <Heading className={styles.emptyTitle}>{title}</Heading>
      <p className={styles.emptyText}>{children}</p>
      {action && <div className={styles.emptyAction}>{action}</div>}
    </section>
  )
}
