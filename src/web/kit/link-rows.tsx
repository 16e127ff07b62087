import { IconChevronRight } from '@tabler/icons-react'
import { Link, type LinkOptions } from '@tanstack/react-router'
import styles from './link-rows.module.css'

export interface LinkRow {
  readonly key: string
  readonly name: string
  readonly note?: string
  readonly end?: string
  readonly link: LinkOptions
}

/** A list of links, each with a name, a description, and a line. */
export function LinkRows({ rows }: { readonly rows: readonly LinkRow[] }) {
  return (
    <ul className={styles.list}>
      {rows.map(({ key, name, note, end, link }) => (
        <li key={key}>
          <Link {...link} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              {note && <div className={styles.note}>{note}</div>}
            </span>
            {end && <span className={styles.end}>{end}</span>}
            <IconChevronRight size={16} stroke={1.7} className={styles.chevron} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
