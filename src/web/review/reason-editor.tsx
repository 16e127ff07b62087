import { Button, Group, Select, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { VarianceLine } from '#contract/audit-variances.ts'
import { Form } from '../kit/form.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './line-details.module.css'
import { reasonChoices, reasonCodeOf } from './reason-choices.ts'
import { useDecideLine } from './use-decide.ts'

interface ReasonEditorProps {
  readonly auditId: string
  readonly line: VarianceLine
}

/** The text being written, and the version of the line on which it was started. */
interface Draft {
  readonly reason: string | null
  readonly note: string
  readonly version: number
}

/** Changes the reason or the note of a decision. A draft survives other people's decisions. */
export function ReasonEditor({ auditId, line }: ReasonEditorProps) {
  const t = useMessages('review')
  const tResults = useMessages('results')
  const { pending, decide } = useDecideLine(auditId, line)
  const [draft, setDraft] = useState<Draft>()
  const kept = { reason: line.decision?.reasonCode ?? null, note: line.decision?.note ?? '' }
  const { reason, note } = draft ?? kept
  const write = (change: Partial<Draft>) =>
    setDraft({ ...(draft ?? { ...kept, version: line.version }), ...change })
  const isOvertaken = draft !== undefined && draft.version !== line.version && !pending
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!line.decision) return
    const { decision } = line.decision
    const verdict = { decision, reasonCode: reasonCodeOf(reason), note: note.trim() || null }
    if (await decide(verdict)) setDraft(undefined)
  }
  return (
    <Form onSubmit={save}>
      <Group gap="xs" align="flex-end">
        <Select
          label={t('reason.label')}
          size="xs"
          w={180}
          data={reasonChoices(tResults)}
          value={reason}
          onChange={(chosen) => write({ reason: chosen })}
        />
        <TextInput
          label={t('reason.note')}
          size="xs"
          flex={1}
          miw={140}
          maxLength={1_000}
          value={note}
          onChange={(event) => write({ note: event.currentTarget.value })}
        />
        <Button type="submit" variant="default" size="xs" loading={pending !== undefined}>
          {t('reason.save')}
        </Button>
      </Group>
      {isOvertaken && (
        <p className={styles.overtaken} role="status">
          {t('reason.overtaken', { name: line.decision?.userName ?? t('reason.someone') })}
          <Button variant="subtle" size="compact-xs" onClick={() => setDraft(undefined)}>
            {t('reason.discard')}
          </Button>
        </p>
      )}
    </Form>
  )
}
