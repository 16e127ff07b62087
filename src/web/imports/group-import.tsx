// A file for several stores, from its check to the end: one page for all of them.

import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { GroupStore, ImportGroup } from '#contract/imports.ts'
import { canAddPlaces } from '#domain/import/places.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { describeFormat } from './describe-format.ts'
import { describeVersion } from './describe-import.ts'
import { FailureNote } from './failure-note.tsx'
import { FileStrip } from './file-strip.tsx'
import styles from './group-import.module.css'
import { describeNames, describeStore, phaseOf, rowsFor, shareOf } from './group-words.ts'
import { ImportSteps } from './import-steps.tsx'
import shared from './imports.module.css'
import { Refusals } from './refusals.tsx'
import { ScanOnceLink } from './scan-once-work.tsx'
import { StoreFindings } from './store-findings.tsx'
import { type GroupActions, useGroupActions } from './use-group-actions.ts'

interface GroupImportProps {
  /** The store of the page. */
  readonly storeId: string
  readonly groupId: string
  /** Fetches the file again, to change which stores it is for. */
  readonly onReopen: (group: ImportGroup) => Promise<void>
  readonly onChange: () => void
  readonly onLeave: () => void
}

export function GroupImport({ storeId, groupId, ...rest }: GroupImportProps) {
  const group = useLiveQuery(api.imports.getGroup, { storeId, groupId })
  return group ? <RunningGroup storeId={storeId} group={group} {...rest} /> : <WaitingRows />
}

interface RunningGroupProps extends Omit<GroupImportProps, 'groupId'> {
  readonly group: ImportGroup
}

const STEPS = { checking: 1, checked: 2, importing: 2, done: 3, ended: 0 } as const

function RunningGroup({ storeId, group, onReopen, onChange, onLeave }: RunningGroupProps) {
  const t = useMessages('imports')
  const formats = useFormats()
  const actions = useGroupActions(group, storeId)
  const phase = phaseOf(group)
  const cancel = async () => {
    if (await actions.cancel()) onLeave()
  }
  const isUnderWay = phase === 'checking' || phase === 'importing'
  return (
    <div className={shared.panel}>
      <ImportSteps current={STEPS[phase]} />
      <FileStrip
        name={group.fileName}
        bytes={group.fileBytes}
        format={describeFormat(group.format, group.headerRows, useMessages('columns'))}
        work={isUnderWay ? workOf(group, phase, t, formats) : undefined}
        summary={null}
      />
      {phase === 'ended' && <Ended group={group} onLeave={onLeave} />}
      {phase === 'checked' && (
        <ConfirmGroup
          group={group}
          actions={actions}
          onCancel={() => void cancel()}
          onReopen={onReopen}
          onChange={onChange}
          onLeave={onLeave}
        />
      )}
      {phase === 'done' && <DoneGroup group={group} onAnother={onLeave} />}
      {isUnderWay && (
        <>
          <p className={shared.working}>
            {t(phase === 'checking' ? 'group.checking' : 'group.importing')}
          </p>
          <Refusals texts={actions.refusal ? [actions.refusal.text] : []} />
          {group.foreignStores === 0 && (
            <footer className={shared.footer}>
              <Button variant="default" onClick={() => void cancel()} disabled={actions.isBusy}>
                {t('check.cancel')}
              </Button>
            </footer>
          )}
        </>
      )}
    </div>
  )
}

function workOf(
  group: ImportGroup,
  phase: 'checking' | 'importing',
  t: Messages<'imports'>,
  formats: ReturnType<typeof useFormats>,
) {
  const share = shareOf(group)
  const text = t('group.progress', {
    stores: t('stores.count', { count: group.stores.length }),
    share: formats.share(share, 0),
  })
  return { label: t(`work.${phase}`), text, share }
}

function Ended({ group, onLeave }: Pick<RunningGroupProps, 'group' | 'onLeave'>) {
  const t = useMessages('imports')
  const failed = group.stores.find((store) => store.failureReason !== null)
  return (
    <section className={shared.dropStep}>
      {failed?.failureReason ? (
        <FailureNote failure={failed.failureReason} />
      ) : (
        <RefusalNote>{t('file.cancelled', { file: group.fileName })}</RefusalNote>
      )}
      <Button onClick={onLeave} style={{ alignSelf: 'start' }}>
        {t('file.another')}
      </Button>
    </section>
  )
}

interface ConfirmGroupProps extends Omit<RunningGroupProps, 'storeId'> {
  readonly actions: GroupActions
  readonly onCancel: () => void
}

function ConfirmGroup(props: ConfirmGroupProps) {
  const { group, actions, onCancel, onReopen, onChange, onLeave } = props
  const t = useMessages('imports')
  const open = group.stores.filter(({ status }) => status === 'checked')
  const [without, setWithout] = useState<readonly string[]>(() =>
    open.filter((store) => rowsFor(store) === 0).map((store) => store.storeId),
  )
  const [replace, setReplace] = useState(false)
  const changing = useAttempt()
  const filled = open.filter(({ storeId }) => !without.includes(storeId))
  const isSame = filled.some(({ isSameFile }) => isSameFile)
  const createPlaces = filled.every(({ summary }) => summary === null || canAddPlaces(summary))
  const rows = filled.reduce((sum, store) => sum + rowsFor(store), 0)
  const confirm = () => void actions.confirm({ createPlaces, without, ...(replace && { replace }) })
  const change = async () => {
    const isAtHand = await changing.attempt(() => onReopen(group))
    if (isAtHand && (await actions.cancel())) onChange()
  }
  const isTheirs = group.foreignStores === 0
  const isReady = filled.length > 0 && (!isSame || replace) && isTheirs
  const toggle = (storeId: string) =>
    setWithout(
      without.includes(storeId) ? without.filter((id) => id !== storeId) : [...without, storeId],
    )
  return (
    <section className={shared.confirm} aria-label={t('confirm.label')}>
      <h2 className={shared.sentence}>{t('group.rows', { rows, stores: filled.length })}</h2>
      <p className={shared.dimmed}>{t('group.together')}</p>
      <ul className={styles.stores} aria-label={t('stores.label')}>
        {open.map((store) => (
          <StoreToFill
            key={store.storeId}
            store={store}
            isFilled={!without.includes(store.storeId)}
            onToggle={() => toggle(store.storeId)}
          />
        ))}
      </ul>
      <LeftOut group={group} />
      <Stack gap="sm" maw="34rem">
        {isSame && (
          <Checkbox
            label={t('confirm.replace')}
            checked={replace}
            onChange={(event) => setReplace(event.currentTarget.checked)}
          />
        )}
        {!isTheirs && (
          <RefusalNote>{t('group.foreign', { count: group.foreignStores })}</RefusalNote>
        )}
        {actions.refusal && <RefusalNote>{actions.refusal.text}</RefusalNote>}
        {changing.refusal && <RefusalNote>{changing.refusal.text}</RefusalNote>}
        <Group gap="xs">
          {isTheirs ? (
            <>
              <Button variant="default" onClick={onCancel} disabled={actions.isBusy}>
                {t('check.cancel')}
              </Button>
              <Button variant="default" onClick={() => void change()} loading={changing.isBusy}>
                {t('group.change')}
              </Button>
            </>
          ) : (
            <Button variant="default" onClick={onLeave}>
              {t('done.another')}
            </Button>
          )}
          <Button onClick={confirm} loading={actions.isBusy} disabled={!isReady}>
            {t('group.import', { count: filled.length })}
          </Button>
        </Group>
      </Stack>
    </section>
  )
}

interface StoreToFillProps {
  readonly store: GroupStore
  readonly isFilled: boolean
  readonly onToggle: () => void
}

function StoreToFill({ store, isFilled, onToggle }: StoreToFillProps) {
  const [isOpen, setOpen] = useState(false)
  const { summary, replaces, storeName } = store
  const t = useMessages('imports')
  const isEmpty = rowsFor(store) === 0
  const names = store.names.map((name) => name || t('stores.noPlace')).join(', ')
  const found = summary ? summary.bad + summary.warned : 0
  return (
    <li className={styles.store}>
      <Checkbox
        label={storeName}
        description={isEmpty ? t('group.noRow') : describeStore(store, t)}
        checked={isFilled}
        disabled={isEmpty}
        onChange={onToggle}
        classNames={{ label: styles.name ?? '' }}
      />
      <p className={styles.more}>
        {replaces
          ? t('group.inFileReplaces', {
              names,
              replaces: t('confirm.replaces', { file: describeVersion(replaces, t) }),
            })
          : t('group.inFile', { names })}
      </p>
      {found > 0 && (
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-label={t('group.issuesOf', { store: storeName })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('group.hideIssues') : t('group.issues', { count: found })}
        </Button>
      )}
      {isOpen && <StoreFindings storeId={store.storeId} importId={store.importId} />}
    </li>
  )
}

function LeftOut({ group: { leftOut } }: Pick<RunningGroupProps, 'group'>) {
  const t = useMessages('imports')
  if (leftOut.length === 0) return null
  return <p className={shared.facts}>{t('group.leftOut', { names: describeNames(leftOut, t) })}</p>
}

interface DoneGroupProps extends Pick<RunningGroupProps, 'group'> {
  readonly onAnother: () => void
}

function DoneGroup({ group, onAnother }: DoneGroupProps) {
  const t = useMessages('imports')
  const { quantity } = useFormats()
  const done = group.stores.filter(({ status }) => status === 'done' || status === 'undone')
  return (
    <section className={shared.confirm} aria-label={t('done.label')}>
      <h2 className={shared.sentence}>
        <IconCircleCheck size={22} stroke={1.7} className={shared.good} aria-hidden />{' '}
        {t('group.done', { count: done.length })}
      </h2>
      <ul className={styles.stores} aria-label={t('stores.label')}>
        {done.map(({ storeId, storeName, totals }) => (
          <li key={storeId} className={styles.done}>
            <div>
              <div className={shared.fileName}>{storeName}</div>
              <div className={shared.dimmed}>
                {totals
                  ? t('group.totals', {
                      items: totals.items,
                      quantity: quantity(totals.quantity),
                    })
                  : t('group.replaced')}
              </div>
            </div>
            <ScanOnceLink storeId={storeId} storeName={storeName} />
            <LinkButton
              variant="default"
              size="compact-sm"
              to="/stores/$storeId/admin/import"
              params={{ storeId }}
              aria-label={t('group.importsOf', { store: storeName })}
            >
              {t('group.imports')}
            </LinkButton>
          </li>
        ))}
      </ul>
      <LeftOut group={group} />
      <p className={shared.dimmed}>{t('group.undo')}</p>
      <Group gap="xs" mt="md">
        <Button variant="default" onClick={onAnother}>
          {t('done.another')}
        </Button>
      </Group>
    </section>
  )
}
