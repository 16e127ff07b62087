import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { matchesSearch } from '../kit/matches-search.ts'
import { MANY_PEOPLE, ShowMore } from '../kit/show-more.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './people.module.css'

interface FoundPeopleProps<Row> {
  readonly rows: readonly Row[]
  readonly textsOf: (row: Row) => readonly (string | null)[]
  /** The label of the search field. */
  readonly label: string
  readonly placeholder: string
  /** The search text from the address, and a callback for what is typed here. */
  readonly find?: string
  readonly onFind?: (text: string) => void
  /** Renders an item of the list. */
  readonly children: (row: Row) => ReactNode
  /** What the items stand in; left out: a list. */
  readonly frame?: (items: ReactNode) => ReactNode
}

/** A list of people of any length, searchable by name. */
export function FoundPeople<Row>(props: FoundPeopleProps<Row>) {
  const { rows, textsOf, label, placeholder, find = '', onFind, children, frame = asList } = props
  const t = useMessages('team')
  const [wanted, setWanted] = useState(find)
  // The address follows the typing with a delay, so only a text that was never typed here counts as a change
  // from outside.
  const [typed] = useState(() => new Set<string>())
  const [shownFor, setShownFor] = useState(find)
  if (shownFor !== find) {
    setShownFor(find)
    if (!typed.has(find)) setWanted(find)
  }
  const look = (text: string) => {
    typed.add(text)
    setWanted(text)
    onFind?.(text)
  }
  const found = rows.filter((row) => matchesSearch(wanted, textsOf(row)))
  return (
    <>
      {(rows.length > MANY_PEOPLE || wanted !== '') && (
        <TextInput
          className={styles.find}
          aria-label={label}
          placeholder={placeholder}
          value={wanted}
          onChange={(event) => look(event.currentTarget.value)}
        />
      )}
      <ShowMore rows={found}>{(shown) => frame(shown.map(children))}</ShowMore>
      {rows.length > 0 && found.length === 0 && (
        <p className={styles.nobody}>{t('noneFound', { name: wanted })}</p>
      )}
    </>
  )
}

function asList(items: ReactNode): ReactNode {
  return <ul className={styles.list}>{items}</ul>
}
