import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import styles from './archived-list.module.css'
import { useFormats } from './use-messages.ts'

interface ArchivedListProps {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}

/** Archived entries of a list: out of the way, and one tap from being restored. */
export function ArchivedList({ title, count, children }: ArchivedListProps) {
  const [isOpen, { toggle }] = useDisclosure()
  const listId = useId()
  const { number } = useFormats()
  if (count === 0) return null
  return (
    <section className={styles.archived} aria-label={title}>
      <UnstyledButton
        className={styles.toggle}
        onClick={toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
      >
        <IconChevronRight size={16} stroke={1.8} className={styles.chevron} aria-hidden />
        {title} <span className={styles.count}>{number(count)}</span>
      </UnstyledButton>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {isOpen && children}
      </ul>
    </section>
  )
}

interface ArchivedRowProps {
  readonly name: string
  /** What it was, and since when it is archived. */
  readonly note: string
  /** The button that restores it. */
  readonly children: ReactNode
}

export function ArchivedRow({ name, note, children }: ArchivedRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        <div className={styles.note}>{note}</div>
      </div>
      {children}
    </li>
  )
}
