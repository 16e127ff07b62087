import { Loader, UnstyledButton } from '@mantine/core'
import { IconEye, IconLayoutGrid, IconSquare, type TablerIcon } from '@tabler/icons-react'
import { useHydrated } from '@tanstack/react-router'
import { countOf } from '#domain/count-words.ts'
import { SAMPLE_STORE } from '#domain/sample-store.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import styles from './setup-store-page.module.css'
import type { StoreDraft } from './store-plan.ts'
import type { StoreCreation } from './use-create-store.ts'

interface StoreDoorsProps {
  readonly chosen: StoreDraft['door']
  readonly onChoose: (door: 'draw' | 'one') => void
  readonly creation: StoreCreation
}

const SAMPLE_SHELVES = SAMPLE_STORE.rooms.reduce((sum, { shelves }) => sum + shelves.length, 0)
const SAMPLE_SIZE = `${countOf(SAMPLE_SHELVES, 'shelf', 'shelves')} in ${countOf(SAMPLE_STORE.rooms.length, 'room')}`

/** Three ways to begin, none before the others. */
export function StoreDoors({ chosen, onChoose, creation }: StoreDoorsProps) {
  const { isBusy, making, refusal, createSample } = creation
  return (
    <>
      <div className={styles.doors}>
        <Door
          icon={IconLayoutGrid}
          name="Draw my store"
          text="Name the rooms and say how many shelves each has."
          isChosen={chosen === 'draw'}
          isDisabled={isBusy}
          onClick={() => onChoose('draw')}
        />
        <Door
          icon={IconEye}
          name="Start with a sample store"
          text={`${SAMPLE_SIZE}, made at once, to look around in.`}
          isTurning={making === 'sample'}
          isDisabled={isBusy}
          onClick={createSample}
        />
        <Door
          icon={IconSquare}
          name="Start with one room"
          text="The store as one room. Shelves come when you want them."
          isChosen={chosen === 'one'}
          isDisabled={isBusy}
          onClick={() => onChoose('one')}
        />
      </div>
      {refusal && refusal.field !== 'name' && <RefusalNote>{refusal.text}</RefusalNote>}
    </>
  )
}

interface DoorProps {
  readonly icon: TablerIcon
  readonly name: string
  readonly text: string
  /** For doors that open something below. */
  readonly isChosen?: boolean
  readonly isTurning?: boolean
  readonly isDisabled: boolean
  readonly onClick: () => void
}

function Door({ icon: Icon, name, text, isChosen, isTurning, isDisabled, onClick }: DoorProps) {
  const isHydrated = useHydrated()
  return (
    <UnstyledButton
      className={styles.door}
      onClick={onClick}
      disabled={isDisabled || !isHydrated}
      aria-pressed={isChosen}
      aria-busy={isTurning}
    >
      {isTurning ? (
        <Loader size={20} />
      ) : (
        <Icon size={20} stroke={1.7} className={styles.doorIcon} aria-hidden />
      )}
      <span>
        <span className={styles.doorName}>{name}</span>
        <span className={styles.doorText}>{text}</span>
      </span>
    </UnstyledButton>
  )
}
