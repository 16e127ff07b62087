import { Button, Menu } from '@mantine/core'
import { IconUserCheck, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import type { TeamMember } from '#contract/stores.ts'
import { matchesSearch } from '../kit/matches-search.ts'
import { MANY_PEOPLE, SHOWN_AT_FIRST } from '../kit/show-more.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { ANYBODY } from './people-rail.tsx'

interface GiveMenuProps {
  /** How many of the chosen shelves can be assigned. */
  readonly givable: number
  readonly team: readonly TeamMember[]
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onGive: (target: string) => void
}

/** Assigns the chosen shelves without dragging, for keyboards and for lists of people that are out of view. */
export function GiveMenu({ givable, team, isOpen, onOpen, onGive }: GiveMenuProps) {
  const t = useMessages('assignments')
  const [wanted, setWanted] = useState('')
  const found = team.filter(({ name, email }) => matchesSearch(wanted, [name, email]))
  const rest = found.length - SHOWN_AT_FIRST
  return (
    <Menu opened={isOpen} onChange={onOpen} position="bottom-start" width={260} returnFocus>
      <Menu.Target>
        <Button
          size="xs"
          leftSection={<IconUserCheck size={15} stroke={1.9} aria-hidden />}
          aria-keyshortcuts="g"
          title={t('give.hint')}
        >
          {t('give.button', { count: givable })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        {team.length > MANY_PEOPLE && (
          <Menu.Search
            aria-label={t('give.find')}
            placeholder={t('people.findPlaceholder')}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        )}
        <Menu.Item
          leftSection={<IconUsers size={16} stroke={1.7} aria-hidden />}
          onClick={() => onGive(ANYBODY)}
        >
          {t('people.anyone')}
        </Menu.Item>
        {found.slice(0, SHOWN_AT_FIRST).map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => onGive(id)}>
            {name}
          </Menu.Item>
        ))}
        {rest > 0 && <Menu.Label>{t('give.more', { count: rest })}</Menu.Label>}
        {found.length === 0 && <Menu.Label>{t('give.none', { name: wanted })}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  )
}
