import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { WrittenSummary } from '#contract/ai.ts'
import { isLanguage } from '#messages/languages.ts'
import { api } from '../client/api.ts'
import { useBackendAction, useLiveQuery } from '../client/react.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useLanguage, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import styles from './ai.module.css'
import { SourceMark } from './source-mark.tsx'
import { tellOfSpentPlan } from './spent-plan.ts'
import { useModel } from './use-model.ts'
import { STOPPED, useStoppable } from './use-stoppable.ts'
import { Waiting } from './waiting.tsx'

interface SummaryPanelProps {
  readonly orgId: string
  readonly auditId: string
}

const BY_RULE = { kind: 'built_in', why: 'not_configured' } as const

/** The results in sentences: built-in and live, or written by the model on request. */
export function SummaryPanel({ orgId, auditId }: SummaryPanelProps) {
  const t = useMessages('ai')
  const model = useModel(orgId)
  const language = useLanguage()
  const asked = { auditId, ...(isLanguage(language) && { language }) }
  const byRule = useLiveQuery(api.ai.getSummary, asked)
  const summarize = useBackendAction(api.ai.summarize)
  const [written, setWritten] = useState<WrittenSummary>()
  const { attempt, isBusy, refusal } = useAttempt()
  const { unlessStopped, stop } = useStoppable()
  if (!byRule) return <WaitingRows />
  const isOfModel = written?.source.kind === 'model'
  // A built-in summary that replaced the model's is a snapshot; the live one says the same with newer numbers.
  const { sentences } = isOfModel ? written : byRule
  const write = () =>
    attempt(async () => {
      // The reason why the model did not write it the last time no longer applies.
      if (!isOfModel) setWritten(undefined)
      const summary = await unlessStopped(summarize(asked))
      if (summary === STOPPED) return
      setWritten(summary)
      tellOfSpentPlan(summary.source)
    })
  return (
    <div className={styles.panel} data-asking>
      <div className={styles.prose} aria-live="polite">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <SourceMark source={written?.source ?? BY_RULE} leftOut={written?.leftOut ?? 0} />
      <Waiting
        text={isBusy && model !== null ? t('summary.writing', { model }) : null}
        onStop={stop}
      />
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      {model && (
        <div className={styles.actions}>
          <Button
            data-asks
            variant="default"
            size="compact-sm"
            loading={isBusy}
            leftSection={<IconPencil size={15} stroke={1.8} aria-hidden />}
            onClick={() => void write()}
          >
            {isOfModel ? t('summary.again') : t('summary.write', { model })}
          </Button>
          {isOfModel && (
            <Button variant="subtle" size="compact-sm" onClick={() => setWritten(undefined)}>
              {t('summary.back')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
