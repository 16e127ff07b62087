import { Button } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { AsyncSection } from '#web/kit/async-section.tsx'
import { LinkButton } from '#web/kit/links.tsx'
import { type Messages, useMessages } from '#web/kit/use-messages.ts'
import { QuickStart } from '../new-audit/quick-start.tsx'
import styles from './next-steps.module.css'
import { currentStepOf, type NextStep, nextStepsOf, type StepId } from './next-steps-of.ts'

export interface NextStepsProps {
  readonly store: StoreSummary
  /** Takes a list of the expected stock. */
  readonly bringList: ReactNode
  /** Lets somebody join by scanning a code. */
  readonly inviteByCode: ReactNode
}

interface OpenStepsProps extends NextStepsProps {
  readonly onStarting: (isStarting: boolean) => void
}

const NONE: ReadonlySet<StepId> = new Set()

/** Nothing was counted here yet: what to do, with the next step open in place. */
export function NextSteps({ store, bringList, inviteByCode, onStarting }: OpenStepsProps) {
  const t = useMessages('overview')
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId: store.id })
  const team = useSuspenseLiveQuery(api.stores.getTeamMembers, { storeId: store.id })
  const [skipped, setSkipped] = useState(NONE)
  const [opened, setOpened] = useState<StepId>()
  const { hasBaseline } = store
  const steps = nextStepsOf({ rooms: rooms.length, hasBaseline, people: team.length, skipped })
  const openId = opened ?? currentStepOf(steps)
  const skip = (id: StepId) => {
    setSkipped(new Set([...skipped, id]))
    setOpened(undefined)
  }
  const bodies: Readonly<Record<StepId, ReactNode>> = {
    rooms: <AddRooms storeId={store.id} />,
    stock: (
      <>
        {bringList}
        {!hasBaseline && <Skip word={t('steps.without')} onSkip={() => skip('stock')} />}
      </>
    ),
    people: (
      <>
        {inviteByCode}
        <div className={styles.buttons}>
          <LinkButton
            to="/stores/$storeId/admin/teams"
            params={{ storeId: store.id }}
            variant="default"
          >
            {t('steps.team')}
          </LinkButton>
          {team.length < 2 && <Skip word={t('steps.countAlone')} onSkip={() => skip('people')} />}
        </div>
      </>
    ),
    start: <Start store={store} hasRooms={rooms.length > 0} onStarting={onStarting} />,
  }
  const left = steps.filter(({ state }) => state === 'open').length
  return (
    <section className={styles.steps} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.sentence}>
        {t('steps.title', { count: left })}
      </h2>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <Step
            key={step.id}
            step={step}
            number={index + 1}
            note={noteOf(step, team.length, t)}
            isOpen={step.id === openId}
            onOpen={() => setOpened(step.id)}
          >
            {bodies[step.id]}
          </Step>
        ))}
      </ol>
    </section>
  )
}

interface StepProps {
  readonly step: NextStep
  readonly number: number
  readonly note: string
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly children: ReactNode
}

function Step({ step: { id, state }, number, note, isOpen, onOpen, children }: StepProps) {
  const t = useMessages('overview')
  const bodyId = useId()
  return (
    <li className={styles.step} data-open={isOpen || undefined}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onOpen}
        >
          <span className={styles.mark} data-done={state === 'done' || undefined} aria-hidden>
            <Mark state={state} number={number} />
          </span>
          <span>
            <span className={styles.name}>{t(`steps.${id}`)}</span>
            <span className={styles.note}>{note}</span>
          </span>
        </button>
      </h3>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        {isOpen && (
          <AsyncSection what={{ sentence: t('steps.notLoaded') }} question={id}>
            {children}
          </AsyncSection>
        )}
      </div>
    </li>
  )
}

function Mark({ state, number }: Pick<NextStep, 'state'> & Pick<StepProps, 'number'>) {
  if (state === 'open') return number
  const Icon = state === 'done' ? IconCheck : IconMinus
  return <Icon size={16} stroke={2.4} />
}

function noteOf({ id, state }: NextStep, people: number, t: Messages<'overview'>): string {
  switch (id) {
    case 'rooms':
      return t('steps.roomsNone')
    case 'stock':
      if (state === 'done') return t('steps.stockReady')
      return state === 'skipped' ? t('steps.stockSkipped') : t('steps.stockNone')
    case 'people':
      if (state === 'done') return t('steps.peopleCount', { count: people })
      return state === 'skipped' ? t('steps.peopleSkipped') : t('steps.alone')
    case 'start':
      return t('steps.startText')
  }
}

function Skip({ word, onSkip }: { readonly word: string; readonly onSkip: () => void }) {
  return (
    <Button variant="default" onClick={onSkip}>
      {word}
    </Button>
  )
}

function AddRooms({ storeId }: { readonly storeId: string }) {
  const t = useMessages('overview')
  return (
    <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId }}>
      {t('map.add')}
    </LinkButton>
  )
}

interface StartProps extends Pick<OpenStepsProps, 'store' | 'onStarting'> {
  readonly hasRooms: boolean
}

function Start({ hasRooms, ...start }: StartProps) {
  const t = useMessages('overview')
  return hasRooms ? <QuickStart {...start} /> : <p>{t('map.noneText')}</p>
}
