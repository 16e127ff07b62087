import { Button, Group, Select, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { VarianceLine } from '#contract/audit-variances.ts'
import { Form } from '../kit/form.tsx'
import styles from './line-details.module.css'
import { REASON_CHOICES, reasonCodeOf } from './reason-words.ts'
import { useDecideLine } from './use-decide.ts'

interface ReasonEditorProps {
  readonly auditId: string
  readonly line: VarianceLine
}

/** What somebody is writing, and which version of the line it was begun on. */
interface Draft {
  readonly reason: string | null
  readonly note: string
  readonly version: number
}

/** Another reason, or a note, for what was decided. What is being written outlives what others decide. */
export function ReasonEditor({ auditId, line }: ReasonEditorProps) {
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
          label="Reason"
          size="xs"
          w={180}
          data={REASON_CHOICES}
          value={reason}
          onChange={(chosen) => write({ reason: chosen })}
        />
        <TextInput
          label="Note"
          size="xs"
          flex={1}
          miw={140}
          maxLength={1_000}
          value={note}
          onChange={(event) => write({ note: event.currentTarget.value })}
        />
        <Button type="submit" variant="default" size="xs" loading={pending !== undefined}>
          Save reason
        </Button>
      </Group>
      {isOvertaken && (
        <p className={styles.overtaken} role="status">
          {line.decision?.userName ?? 'Somebody'} decided this line anew while you were writing.
          What you save takes its place.
          <Button variant="subtle" size="compact-xs" onClick={() => setDraft(undefined)}>
            Drop mine
          </Button>
        </p>
      )}
    </Form>
  )
}
