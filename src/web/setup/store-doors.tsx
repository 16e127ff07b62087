import { Loader, UnstyledButton } from '@mantine/core'
import { IconEye, IconLayoutGrid, IconSquare, type TablerIcon } from '@tabler/icons-react'
import { useHydrated } from '@tanstack/react-router'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './setup-store-page.module.css'
import type { StoreDraft } from './store-plan.ts'
import type { StoreCreation } from './use-create-store.ts'

interface StoreDoorsProps {
  readonly chosen: StoreDraft['door']
  readonly onChoose: (door: 'draw' | 'one') => void
  readonly creation: StoreCreation
}

/** Three equal ways to set a store up. */
export function StoreDoors({ chosen, onChoose, creation }: StoreDoorsProps) {
  const t = useMessages('setup')
  const { isBusy, making, refusal, createSample } = creation
  return (
    <>
      <div className={styles.doors}>
        <Door
          icon={IconLayoutGrid}
          name={t('door.draw')}
          text={t('door.drawText')}
          isChosen={chosen === 'draw'}
          isDisabled={isBusy}
          onClick={() => onChoose('draw')}
        />
        <Door
          icon={IconEye}
          name={t('door.sample')}
          text={t('door.sampleText')}
          isTurning={making === 'sample'}
          isDisabled={isBusy}
          onClick={createSample}
        />
        <Door
          icon={IconSquare}
          name={t('door.one')}
          text={t('door.oneText')}
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
  /** For choices that open something below. */
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
