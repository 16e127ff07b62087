import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { useLiveQuery } from '#web/client/react.tsx'
import { matchesSearch } from '#web/kit/matches-search.ts'
import { Portrait } from '#web/kit/portrait.tsx'
import { useAttempt } from '#web/kit/use-attempt.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from './tile-card.module.css'
import type { Assignee } from './use-tile-changes.ts'

interface AssigneeListProps {
  readonly storeId: string
  readonly holderId: string | null
  readonly onChoose: (assignee: Assignee | null) => Promise<unknown>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** From this many people on there is a search field. */
const SEARCH_FROM = 8

/** The people who can get the shelf: one click assigns it. */
export function AssigneeList(props: AssigneeListProps) {
  const { storeId, holderId, onChoose, onDone, onCancel } = props
  const team = useLiveQuery(api.stores.getTeamMembers, { storeId }) ?? []
  const t = useMessages('dashboard')
  const [wanted, setWanted] = useState('')
  const { attempt, isBusy, refusal } = useAttempt()
  const choose = async (assignee: Assignee | null) => {
    if (await attempt(() => onChoose(assignee))) onDone()
  }
  const shown = team.filter(
    ({ id, name, email }) => id !== holderId && matchesSearch(wanted, [name, email]),
  )
  return (
    <div className={styles.people}>
      {team.length >= SEARCH_FROM && (
        <TextInput
          size="xs"
          aria-label={t('people.find')}
          placeholder={t('people.find')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      <ul className={styles.list} aria-label={t('people.label')}>
        {shown.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className={styles.person}
              disabled={isBusy}
              onClick={() => choose(person)}
            >
              <Portrait name={person.name} image={person.image} sizePx={22} />
              <span className={styles.item}>{person.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.none}>{t('people.none')}</p>}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal.text}
        </p>
      )}
      <div className={styles.actions}>
        {holderId !== null && (
          <Button
            variant="default"
            size="compact-sm"
            disabled={isBusy}
            onClick={() => choose(null)}
          >
            {t('people.anyone')}
          </Button>
        )}
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onCancel}>
          {t('unknown.back')}
        </Button>
      </div>
    </div>
  )
}
