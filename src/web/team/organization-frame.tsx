import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { useCurrentInView } from '../kit/use-current-in-view.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './organization-frame.module.css'
import type { OrganizationPart } from './organization-parts.ts'

interface OrganizationFrameProps {
  readonly orgId: string
  readonly parts: readonly OrganizationPart[]
  readonly current: OrganizationPart
  /** The store that the viewer came from. */
  readonly store: Pick<StoreSummary, 'id' | 'name'> | undefined
  readonly children: ReactNode
}

/** The parts at the side on a desktop and on top on a phone, with the one that is open. */
export function OrganizationFrame(props: OrganizationFrameProps) {
  const { orgId, parts, current, store, children } = props
  const t = useMessages('organization')
  const row = useCurrentInView(current)
  return (
    <div className={styles.frame}>
      <nav ref={row} className={styles.parts} aria-label={t('parts')}>
        <ul className={styles.list}>
          {store && (
            <li>
              <Link
                to="/stores/$storeId"
                params={{ storeId: store.id }}
                className={`${styles.link} ${styles.back}`}
                aria-label={t('back', { store: store.name })}
              >
                <IconArrowLeft size={16} stroke={1.8} aria-hidden />
                <span className={styles.store}>{store.name}</span>
              </Link>
            </li>
          )}
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
