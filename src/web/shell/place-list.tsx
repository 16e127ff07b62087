import { Link } from '@tanstack/react-router'
import styles from './place-list.module.css'
import type { Place } from './places.ts'

interface PlaceListProps {
  readonly label: string
  readonly places: readonly Place[]
  /** Rows that a thumb can hit. */
  readonly size?: 'tall'
}

export function PlaceList({ label, places, size }: PlaceListProps) {
  if (places.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {places.map(({ label, icon: Icon, link, exact = false }) => (
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

/** One place of the bar at the bottom of a phone. */
export function BarPlace({ place }: { readonly place: Place }) {
  const { icon: Icon, label, shortLabel, link, exact = false } = place
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
