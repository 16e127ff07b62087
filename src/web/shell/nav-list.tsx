import { Link } from '@tanstack/react-router'
import { useMessages } from '../kit/use-messages.ts'
import type { NavItem } from './nav-items.ts'
import styles from './nav-list.module.css'

interface NavListProps {
  readonly label: string
  readonly items: readonly NavItem[]
  /** Rows large enough for a thumb. */
  readonly size?: 'tall'
}

export function NavList({ label, items, size }: NavListProps) {
  const t = useMessages('shell')
  if (items.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ name, icon: Icon, link, exact = false }) => (
          <li key={name}>
            <Link
              {...link}
              activeOptions={{ exact, includeSearch: false }}
              className={size === 'tall' ? `${styles.link} ${styles.tall}` : styles.link}
            >
              <Icon size={17} stroke={1.8} aria-hidden />
              {t(`nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** One item of the bar at the bottom of a phone. */
export function BarItem({ item }: { readonly item: NavItem }) {
  const { icon: Icon, name, link, exact = false } = item
  const t = useMessages('shell')
  return (
    <Link {...link} activeOptions={{ exact, includeSearch: false }} className={styles.barLink}>
      <Icon size={22} stroke={1.7} aria-hidden />
      {t(`nav.${name}`)}
    </Link>
  )
}
