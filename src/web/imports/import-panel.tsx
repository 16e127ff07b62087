// A file from drop to done. The server's part is a live query, so leaving the page stops nothing and coming
// back shows it again.

import { Button } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ImportDetails, ImportSummaryLine } from '#contract/imports.ts'
import { canCancel } from '#domain/import/import-status.ts'
import type { MappingGuess } from '#domain/import/mapping-guess.ts'
import { api } from '../client/api.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { showFailure } from '../kit/note-with-undo.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { SaidFailure } from '../kit/said-failure.ts'
import { type Attempt, useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { Checking } from './checking.tsx'
import { withAnswers } from './column-questions.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { DoneStep } from './done-step.tsx'
import { DropStep } from './drop-step.tsx'
import { FailureNote } from './failure-note.tsx'
import { GroupImport } from './group-import.tsx'
import { claimHandedFile, noteBegunFile, useHandedFile } from './handed-file.ts'
import type { ImportDraft } from './import-draft.ts'
import { ImportSteps } from './import-steps.tsx'
import type { ImportTarget } from './import-target.ts'
import styles from './imports.module.css'
import { isUnderWay } from './is-under-way.ts'
import { MappingStep } from './mapping-step.tsx'
import { PastImports } from './past-imports.tsx'
import { ProgressStrip } from './progress-strip.tsx'
import { Refusals } from './refusals.tsx'
import { type ImportActions, useImportActions } from './use-import-actions.ts'
import { useImportDraft } from './use-import-draft.ts'
import { workText } from './work-text.ts'

export function ImportPanel({ target }: { readonly target: ImportTarget }) {
  const { store, auditId, kind } = target
  const drop = useMessages('file-drop')
  const lines = useSuspenseLiveQuery(api.imports.list, { storeId: store.id, auditId })
  const [startedId, setStarted] = useState<string>()
  const [startedGroup, setStartedGroup] = useState<string>()
  const [leftId, setLeft] = useState<string>()
  const [guess, setGuess] = useState<MappingGuess>()
  const [isChanging, setChanging] = useState(false)
  const drafting = useImportDraft(target, (started) => {
    if ('groupId' in started) return setStartedGroup(started.groupId)
    setGuess(guessIn(drafting.draft))
    setStarted(started.importId)
  })
  const underWay = lines.find(
    (line) => isUnderWay(line) && line.kind === kind && !isLeft(line, leftId),
  )
  const groupUnderWay = startedId ? undefined : (underWay?.groupId ?? undefined)
  const groupId = startedGroup ?? (drafting.draft ? undefined : groupUnderWay)
  if (groupId !== startedGroup) setStartedGroup(groupId)
  // A person who saw an import start also sees it end.
  const importId = groupId ? undefined : (startedId ?? (drafting.draft ? undefined : underWay?.id))
  if (importId !== startedId) setStarted(importId)
  const leave = () => {
    setLeft(groupId ?? importId)
    setStarted(undefined)
    setStartedGroup(undefined)
    setChanging(false)
    drafting.forget()
  }
  useBegunFile(drafting.draft?.file.name)
  useArrivingFile(target, (file) => {
    const busy = lines.find(isUnderWay)
    if (busy) return showFailure(new SaidFailure(drop('busy', { file: busy.fileName })))
    leave()
    drafting.take(file)
  })
  if (groupId) {
    const answerAnew = () => {
      setLeft(groupId)
      setStartedGroup(undefined)
    }
    return (
      <GroupImport
        key={groupId}
        storeId={store.id}
        groupId={groupId}
        onReopen={drafting.reopenGroup}
        onChange={answerAnew}
        onLeave={leave}
      />
    )
  }
  if (importId) {
    const known = startedId ? (guessIn(drafting.draft) ?? guess) : undefined
    const change = () => {
      setLeft(importId)
      setStarted(undefined)
      setChanging(true)
    }
    return (
      <Running
        key={importId}
        target={target}
        importId={importId}
        guess={known}
        onReopen={async (details) => drafting.draft ?? drafting.reopen(details)}
        onChange={change}
        onLeave={leave}
      />
    )
  }
  const { draft, failure, take } = drafting
  return (
    <div className={styles.panel}>
      <ImportSteps current={draft ? 1 : 0} />
      {draft ? (
        <MappingStep
          key={draft.file.name}
          target={target}
          draft={draft}
          actions={drafting}
          showsAll={isChanging}
        />
      ) : (
        <DropStep failure={failure} onFile={take}>
          <PastImports lines={lines.filter((line) => line.kind === kind)} onOpen={setStarted} />
        </DropStep>
      )}
    </div>
  )
}

/** The person has left this import here. */
function isLeft({ id, groupId }: ImportSummaryLine, leftId: string | undefined): boolean {
  return leftId !== undefined && (id === leftId || groupId === leftId)
}

/** The guess, with the person's answers to what was unclear. */
function guessIn(draft: ImportDraft | undefined): MappingGuess | undefined {
  return draft?.guess && draft.isAnswered ? withAnswers(draft.guess) : draft?.guess
}

/** Lets other pages know that a file is being imported here. */
function useBegunFile(name: string | undefined): void {
  useEffect(() => (name === undefined ? undefined : noteBegunFile(name)), [name])
}

/** Takes a file that was dropped on another page. */
function useArrivingFile({ store, auditId, kind }: ImportTarget, take: (file: File) => void) {
  const handed = useHandedFile({ storeId: store.id, auditId })
  useEffect(() => {
    if (!handed || (auditId === null && handed.use !== kind)) return
    const claimed = claimHandedFile(handed)
    if (claimed) take(claimed.file)
  })
}

interface RunningProps {
  readonly target: ImportTarget
  readonly importId: string
  readonly guess: MappingGuess | undefined
  /** Fetches the file if it is no longer in memory. */
  readonly onReopen: (details: ImportDetails) => Promise<unknown>
  /** Changes how the file is read. */
  readonly onChange: () => void
  readonly onLeave: () => void
}

function Running({ importId, ...rest }: RunningProps) {
  const { target } = rest
  const details = useLiveQuery(api.imports.status, { storeId: target.store.id, importId })
  if (!details) return <WaitingRows />
  return <RunningImport details={details} {...rest} />
}

interface RunningImportProps extends Omit<RunningProps, 'importId'> {
  readonly details: ImportDetails
}

function RunningImport(props: RunningImportProps) {
  const t = useMessages('imports')
  const { target, details, guess, onReopen, onChange, onLeave } = props
  const actions = useImportActions(details)
  const reopening = useAttempt()
  const { isConfirming, goOn, goBack } = useConfirming(details)
  const { status, summary, failureReason } = details
  const isTakenBack = status === 'importing' && details.kind === 'catalogue'
  const cancel = async () => {
    // A list that was partly imported is undone first, and the page shows that.
    if ((await actions.cancel()) && !isTakenBack) onLeave()
  }
  const change = async () => {
    const isAtHand = await reopening.attempt(() => onReopen(details))
    if (isAtHand && (await actions.cancel())) onChange()
  }
  const isConfirmable = status === 'checked' && summary && isConfirming
  return (
    <div className={styles.panel}>
      <ImportSteps current={stepOf(details, isConfirming)} />
      {(status === 'failed' || status === 'cancelled') && (
        <section className={styles.dropStep}>
          {failureReason ? (
            <FailureNote failure={failureReason} />
          ) : (
            <RefusalNote>{t('file.cancelled', { file: details.fileName })}</RefusalNote>
          )}
          <Button onClick={onLeave} style={{ alignSelf: 'start' }}>
            {t('file.another')}
          </Button>
        </section>
      )}
      {isConfirmable && (
        <ConfirmStep
          target={target}
          details={details}
          summary={summary}
          actions={actions}
          onBack={goBack}
        />
      )}
      {(status === 'done' || status === 'undone') && (
        <DoneStep target={target} details={details} actions={actions} onAnother={onLeave} />
      )}
      {(status === 'importing' || status === 'undoing') && (
        <Working details={details} actions={actions} onCancel={() => void cancel()} />
      )}
      {isShownAsCheck(details, isConfirming) && (
        <Checking
          details={details}
          guess={guess}
          actions={either(actions, reopening)}
          onCancel={() => void cancel()}
          onChange={() => void change()}
          onContinue={goOn}
        />
      )}
    </div>
  )
}

function isShownAsCheck({ status }: ImportDetails, isConfirming: boolean): boolean {
  return status === 'checking' || (status === 'checked' && !isConfirming)
}

function either(actions: ImportActions, reopening: Attempt): ImportActions {
  const isBusy = actions.isBusy || reopening.isBusy
  return { ...actions, isBusy, refusal: actions.refusal ?? reopening.refusal }
}

function stepOf({ status }: ImportDetails, isConfirming: boolean): number {
  if (status === 'done' || status === 'undone') return 3
  if (status === 'importing' || status === 'undoing') return 2
  if (status === 'checked' && isConfirming) return 2
  return status === 'failed' || status === 'cancelled' ? 0 : 1
}

/**
 * Whether the person has gone on from the findings to the final confirmation. It is in the address, so that a
 * reload stays there and Back leads to the findings; it names the import, because the next one starts at its
 * own findings.
 */
function useConfirming({ id }: Pick<ImportDetails, 'id'>) {
  const hash = `confirm-${id}`
  const isConfirming = useLocation({ select: (location) => location.hash === hash })
  const navigate = useNavigate()
  return {
    isConfirming,
    goOn: () => void navigate({ to: '.', search: true, hash }),
    goBack: () => void navigate({ to: '.', search: true, hash: '', replace: true }),
  }
}

interface WorkingProps {
  readonly details: ImportDetails
  readonly actions: ImportActions
  readonly onCancel: () => void
}

/** A file is being imported or undone: the only choice left is to stop it. */
function Working({ details, actions, onCancel }: WorkingProps) {
  const t = useMessages('imports')
  return (
    <>
      <ProgressStrip details={details} />
      <p className={styles.working}>{t(workText(details))}</p>
      <Refusals texts={actions.refusal ? [actions.refusal.text] : []} />
      {canCancel(details.status) && (
        <footer className={styles.footer}>
          <Button variant="default" onClick={onCancel} disabled={actions.isBusy}>
            {t('check.cancel')}
          </Button>
        </footer>
      )}
    </>
  )
}
