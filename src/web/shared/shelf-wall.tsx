import type { RoomDetails, ShelfDetails } from '#contract/rooms.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './shelf-wall.module.css'

/** From this many shelves on tiles are small, so that the whole store stays in view. */
const CROWDED_FROM = 121

interface ShelfWallProps {
  readonly rooms: readonly RoomDetails[]
  /** Small tiles, for a wall beside something else. */
  readonly size?: 'small'
}

/** The store as a wall of shelves, room by room in walking order. */
export function ShelfWall({ rooms, size }: ShelfWallProps) {
  const t = useMessages('shared')
  const total = rooms.reduce((sum, { shelves }) => sum + shelves.length, 0)
  const isSmall = size === 'small' || total >= CROWDED_FROM
  return (
    <div className={styles.wall} data-small={isSmall || undefined}>
      {rooms.map(({ id, name, shelves }) => (
        <section key={id} className={styles.room} aria-label={name}>
          <div className={styles.head}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.facts}>
              {shelves.length === 0
                ? t('room.whole')
                : t('room.shelves', { count: shelves.length })}
            </p>
          </div>
          <ShelfTiles shelves={shelves} />
        </section>
      ))}
    </div>
  )
}

function ShelfTiles({ shelves }: { readonly shelves: readonly ShelfDetails[] }) {
  if (shelves.length === 0) return null
  return (
    <ul className={styles.tiles}>
      {shelves.map(({ id, code, name }) => (
        <li key={id} className={styles.tile}>
          <div className={styles.code}>{code}</div>
          {name && <div className={styles.label}>{name}</div>}
        </li>
      ))}
    </ul>
  )
}
