import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DashboardRoom, DashboardTile } from '#contract/audits.ts'
import type { AuditStatus } from '#domain/audit.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import { shelfStateOf } from '#domain/shelf-state.ts'
import { api } from '#web/client/api.ts'
import { useLiveQuery } from '#web/client/react.tsx'
import { Ago } from '#web/kit/age.tsx'
import { useSayClock } from '#web/kit/clock.tsx'
import { LinkAnchor } from '#web/kit/links.tsx'
import { useAttempt } from '#web/kit/use-attempt.ts'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { sayReach } from '#web/shared/reach-words.ts'
import { ShelfStatus } from '#web/shared/shelf-status.tsx'
import { AssigneeList } from './assignee-list.tsx'
import { ChooseCount } from './choose-count.tsx'
import { countsOfShelf } from './counts-of-shelf.ts'
import { isUnplanned } from './planned-rooms.ts'
import { tileActionsOf } from './tile-actions.ts'
import styles from './tile-card.module.css'
import { TileReason } from './tile-reason.tsx'
import { useTileChanges } from './use-tile-changes.ts'
import { describeAskingAgain, describeHolder, describeLines } from './words.ts'

type TileTask = 'assign' | 'reset' | 'exclude' | 'acceptOneCount' | 'choose' | 'askAgain'

export interface TileCardProps {
  readonly auditId: string
  readonly auditStatus: AuditStatus
  readonly room: DashboardRoom
  readonly tile: DashboardTile
  /** An action is running here: the card stays open until it is done. */
  readonly onBusy: () => void
  readonly onDone: () => void
}

/** The details of one shelf on the wall: who, since when, how far, and the actions. */
export function TileCard(props: TileCardProps) {
  const { auditId, auditStatus, room, tile, onBusy, onDone } = props
  const t = useMessages('dashboard')
  const [task, setTask] = useState<TileTask>()
  const changes = useTileChanges(auditId, room.id, tile)
  const begin = (next: typeof task) => {
    setTask(next)
    onBusy()
  }
  const stop = () => setTask(undefined)
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h4 className={styles.code}>{tile.code ?? room.name}</h4>
        {tile.code && <span className={styles.room}>{room.name}</span>}
        <ShelfStatus state={shelfStateOf(tile)} unsentEvents={tile.unsentEvents} />
      </div>
      <TileFacts tile={tile} />
      {task === undefined && <Actions {...props} onBegin={begin} onInclude={changes.include} />}
      {task === 'assign' && (
        <AssigneeList
          storeId={room.storeId}
          holderId={tile.userId}
          onChoose={changes.assign}
          onDone={onDone}
          onCancel={stop}
        />
      )}
      {task === 'reset' && (
        <TileReason
          text={t('tile.againText')}
          confirmLabel={t('tile.again')}
          isRequired={false}
          onConfirm={changes.reset}
          onDone={onDone}
          onCancel={stop}
        />
      )}
      {task === 'exclude' && (
        <TileReason
          text={t('tile.excludeText')}
          confirmLabel={t('tile.excludeConfirm')}
          isRequired
          onConfirm={changes.exclude}
          onDone={onDone}
          onCancel={stop}
        />
      )}
      {task === 'acceptOneCount' && (
        <TileReason
          text={t('tile.acceptOneText')}
          confirmLabel={t('tile.acceptOneConfirm')}
          isRequired
          onConfirm={changes.acceptOneCount}
          onDone={onDone}
          onCancel={stop}
        />
      )}
      {task === 'choose' && (
        <ChooseCount
          counts={countsOfShelf(tile, room.tiles)}
          onConfirm={changes.choose}
          onDone={onDone}
          onCancel={stop}
        />
      )}
      {task === 'askAgain' && (
        <TileReason
          text={describeAskingAgain(tile, auditStatus, t)}
          confirmLabel={t('tile.askConfirm')}
          isRequired={auditStatus === 'submitted'}
          onConfirm={changes.askAgain}
          onDone={onDone}
          onCancel={stop}
        />
      )}
    </div>
  )
}

function TileFacts({ tile }: { readonly tile: DashboardTile }) {
  const { lastEventAt } = tile.progress
  const t = useMessages('dashboard')
  const reach = sayReach(tile, useMessages('shared'))
  const sayClock = useSayClock()
  const clock = (timeMs: number) => sayClock(timeMs, Date.now())
  const facts = [describeHolder(tile, clock, t), describeLines(tile, t)].filter(
    (text) => text !== undefined,
  )
  return (
    <>
      <p className={styles.facts}>
        {facts.join(' · ')}
        {lastEventAt !== null && (
          <>
            {' · '}
            {t('tile.scanned', { age: () => <Ago atMs={lastEventAt} /> })}
          </>
        )}
      </p>
      {reach && <p className={styles.last}>{reach}</p>}
      {tile.progress.events > 0 && <LastCount assignmentId={tile.id} />}
    </>
  )
}

/** The item that was counted last. */
function LastCount({ assignmentId }: { readonly assignmentId: string }) {
  const t = useMessages('dashboard')
  const { quantity, difference } = useFormats()
  const counts = useLiveQuery(api.scanEvents.getByAssignment, {
    auditAssignmentId: assignmentId,
    paginationOpts: { numItems: 1, cursor: null },
  })
  const last = counts?.page[0]
  if (!last || last.kind === 'void' || last.kind === 'empty') return null
  return (
    <p className={styles.last}>
      <span className={styles.item}>
        {last.itemName ?? (last.code === null ? t('count.unknown') : shownCode(last.code))}
      </span>
      <span className={styles.quantity}>
        {last.kind === 'set' ? `= ${quantity(last.effect)}` : difference(last.effect)}
      </span>
    </p>
  )
}

interface ActionsProps extends TileCardProps {
  readonly onBegin: (task: TileTask) => void
  readonly onInclude: () => Promise<unknown>
}

function Actions({ auditId, auditStatus, room, tile, onBegin, onInclude, onDone }: ActionsProps) {
  const t = useMessages('dashboard')
  const can = tileActionsOf(tile, auditStatus, room.tiles)
  const { attempt, isBusy, refusal } = useAttempt()
  const include = async () => {
    if (await attempt(onInclude)) onDone()
  }
  return (
    <>
      <div className={styles.actions}>
        {can.assign && <Action onClick={() => onBegin('assign')}>{t(`tile.${can.assign}`)}</Action>}
        {can.canAcceptOne && (
          <Action onClick={() => onBegin('acceptOneCount')}>{t('tile.acceptOne')}</Action>
        )}
        {can.canChoose && <Action onClick={() => onBegin('choose')}>{t('tile.choose')}</Action>}
        {can.askAgain && (
          <Action onClick={() => onBegin('askAgain')}>{t(`tile.${can.askAgain}`)}</Action>
        )}
        {can.canReset && <Action onClick={() => onBegin('reset')}>{t('tile.again')}</Action>}
        {can.canExclude && <Action onClick={() => onBegin('exclude')}>{t('tile.exclude')}</Action>}
        {can.canInclude && (
          <Button variant="default" size="compact-sm" loading={isBusy} onClick={include}>
            {t('tile.include')}
          </Button>
        )}
        {!isUnplanned(tile) && (
          <LinkAnchor
            to="/stores/$storeId/audit/$id/room/$roomId"
            params={{ storeId: room.storeId, id: auditId, roomId: room.id }}
            className={styles.open ?? ''}
          >
            {t('tile.openRoom')}
          </LinkAnchor>
        )}
      </div>
      {refusal && <p className={styles.refusal}>{refusal.text}</p>}
    </>
  )
}

function Action(props: { readonly onClick: () => void; readonly children: string }) {
  return (
    <Button variant="default" size="compact-sm" onClick={props.onClick}>
      {props.children}
    </Button>
  )
}
