import { TextInput } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { TeamMember } from '#contract/stores.ts'
import { isExplained } from '#domain/assignment.ts'
import { matchesSearch } from '../kit/matches-search.ts'
import { Portrait } from '../kit/portrait.tsx'
import { MANY_PEOPLE, SHOWN_AT_FIRST, ShowMore } from '../kit/show-more.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import styles from './assignment-board.module.css'
import type { Place } from './places.ts'
import { DROP_ATTRIBUTE } from './use-drag-to-person.ts'

/** Shelves dropped here are open to everyone. */
export const ANYBODY = 'anybody'

interface PeopleRailProps {
  readonly team: readonly TeamMember[]
  readonly viewerId: string
  readonly places: readonly Place[]
  /** How many of the chosen shelves can be assigned. */
  readonly givable: number
  readonly over: string | undefined
  readonly isSelfAssignment: boolean
  readonly onGive: (target: string) => void
}

/** The team beside the wall: shelves are dropped on a person, or chosen first and then assigned. */
export function PeopleRail(props: PeopleRailProps) {
  const { team, viewerId, places, givable, over, isSelfAssignment, onGive } = props
  const t = useMessages('assignments')
  const [wanted, setWanted] = useState('')
  const found = inReach(team, places).filter(({ name, email }) =>
    matchesSearch(wanted, [name, email]),
  )
  return (
    <>
      {team.length > MANY_PEOPLE && (
        <TextInput
          className={styles.find}
          aria-label={t('people.find')}
          placeholder={t('people.findPlaceholder')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      <ShowMore rows={found}>
        {(shown) => (
          <ul className={styles.people} aria-label={t('board.people')}>
            <li>
              <PersonButton
                id={ANYBODY}
                name={t('people.anyone')}
                note={t(isSelfAssignment ? 'people.anyCanPick' : 'people.unassigned')}
                givable={givable}
                isOver={over === ANYBODY}
                onGive={onGive}
                face={<IconUsers size={18} stroke={1.7} className={styles.anybody} aria-hidden />}
              />
            </li>
            {shown.map(({ id, name, image }) => (
              <li key={id}>
                <PersonButton
                  id={id}
                  name={id === viewerId ? t('people.you', { name }) : name}
                  note={describeLoad(places, id, t)}
                  givable={givable}
                  isOver={over === id}
                  onGive={onGive}
                  face={<Portrait name={name} image={image} />}
                />
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </>
  )
}

/** If there are more people than fit, those who have shelves come first. */
export function inReach(
  team: readonly TeamMember[],
  places: readonly Pick<Place, 'assignment'>[],
): readonly TeamMember[] {
  if (team.length <= SHOWN_AT_FIRST) return team
  const holders = new Set(places.map(({ assignment }) => assignment?.userId))
  return team.toSorted((one, other) => Number(holders.has(other.id)) - Number(holders.has(one.id)))
}

interface PersonButtonProps {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly givable: number
  readonly isOver: boolean
  readonly onGive: (target: string) => void
  readonly face: ReactNode
}

function PersonButton({ id, name, note, givable, isOver, onGive, face }: PersonButtonProps) {
  const t = useMessages('assignments')
  const drop = { [DROP_ATTRIBUTE]: id }
  return (
    <button
      type="button"
      className={styles.person}
      data-over={isOver || undefined}
      data-ready={givable > 0 || undefined}
      aria-disabled={givable === 0}
      onClick={() => givable > 0 && onGive(id)}
      {...drop}
    >
      {face}
      <span className={styles.personWords}>
        <span className={styles.personName}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
      {givable > 0 && <span className={styles.give}>{t('people.give', { count: givable })}</span>}
    </button>
  )
}

function describeLoad(
  places: readonly Place[],
  userId: string,
  t: Messages<'assignments'>,
): string {
  const own = places.flatMap(({ assignment }) =>
    assignment?.userId === userId ? [assignment] : [],
  )
  if (own.length === 0) return t('people.none')
  const left = own.filter(({ status }) => !isExplained(status)).length
  const done = own.length - left
  if (left === 0) return t('people.submitted', { count: done })
  return done > 0 ? t('people.leftAndSubmitted', { left, done }) : t('people.left', { left })
}
