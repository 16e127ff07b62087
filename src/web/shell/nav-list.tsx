import { Link } from '@tanstack/react-router'
import type { NavItem } from './nav-items.ts'
import styles from './nav-list.module.css'

interface NavListProps {
  readonly label: string
  readonly items: readonly NavItem[]
  /** Rows that a thumb can hit. */
  readonly size?: 'tall'
}

export function NavList({ label, items, size }: NavListProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ label, icon: Icon, link, exact = false }) => (
          <li key={label}>
            <Link
              {...link}
              activeOptions={{ exact, includeSearch: false }}
              className={size === 'tall' ? `${styles.link} ${styles.tall}` : styles.link}
            >
              <Icon size={17} stroke={1.8} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** One item of the bar at the bottom of a phone. */
export function BarItem({ item }: { readonly item: NavItem }) {
  const { icon: Icon, label, shortLabel, link, exact = false } = item
  return (
    <Link
      {...link}
      activeOptions={{ exact, includeSearch: false }}
      className={styles.barLink}
      aria-label={label}
    >
      <Icon size={22} stroke={1.7} aria-hidden />
      {shortLabel ?? label}
    </Link>
  )
}
