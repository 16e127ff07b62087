import { useDeferredValue } from 'react'
import { countOf } from '#domain/count-words.ts'
import { ShelfWall } from '../shared/shelf-wall.tsx'
import styles from './setup-store-page.module.css'
import { isBlank, type StorePlan } from './store-plan.ts'

/** The wall as it will stand, drawn while somebody types. */
export function PlannedWall({ plan }: { readonly plan: StorePlan }) {
  // A wall of a thousand tiles must not hold up the typing.
  const { rooms, shelves } = useDeferredValue(plan)
  const drawn = rooms.filter(({ row }) => !isBlank(row))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.wall} aria-label="The store as it will be" tabIndex={0}>
      <h2 className={styles.total}>
        {countOf(shelves, 'shelf', 'shelves')}{' '}
        <span className={styles.dimmed}>in {countOf(drawn.length, 'room')}</span>
      </h2>
      {drawn.length === 0 ? (
        <p className={styles.dimmed}>
          The wall of your store appears here while you name its rooms.
        </p>
      ) : (
        <ShelfWall
          size="small"
          rooms={drawn.map(({ row, codes }) => ({
            id: String(row.id),
            name: row.name.trim() || 'Room without a name',
            shelves: codes.map((code) => ({ id: code, code, name: null })),
          }))}
        />
      )}
    </section>
  )
}
