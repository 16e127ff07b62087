import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '../kit/use-messages.ts'
import styles from './organization-frame.module.css'
import type { OrganizationPart } from './organization-parts.ts'

interface OrganizationFrameProps {
  readonly orgId: string
  readonly parts: readonly OrganizationPart[]
  readonly current: OrganizationPart
  readonly children: ReactNode
}

/** The parts at the side on a desktop and on top on a phone, with the one that is open. */
export function OrganizationFrame({ orgId, parts, current, children }: OrganizationFrameProps) {
  const t = useMessages('organization')
  return (
    <div className={styles.frame}>
      <nav className={styles.parts} aria-label={t('parts')}>
        <ul className={styles.list}>
          {parts.map((part) => (
            <li key={part}>
              <Link
                to="/organization"
                search={{ org: orgId, part }}
                className={styles.link}
                aria-current={part === current ? 'page' : undefined}
                resetScroll={false}
              >
                {t(part)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.part}>{children}</div>
    </div>
  )
}
