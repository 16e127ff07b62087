import { Button, Group, Select, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { VarianceLine } from '#contract/audit-variances.ts'
import { Form } from '../kit/form.tsx'
import { REASON_CHOICES, reasonCodeOf } from './reason-words.ts'
import { useDecideLine } from './use-decide.ts'

interface ReasonEditorProps {
  readonly auditId: string
  readonly line: VarianceLine
}

/** Another reason, or a note, for what was decided. */
export function ReasonEditor({ auditId, line }: ReasonEditorProps) {
  const { pending, decide } = useDecideLine(auditId, line)
  const [reason, setReason] = useState<string | null>(line.decision?.reasonCode ?? null)
  const [note, setNote] = useState(line.decision?.note ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!line.decision) return
    const { decision } = line.decision
    decide({ decision, reasonCode: reasonCodeOf(reason), note: note.trim() || null })
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
          onChange={setReason}
        />
        <TextInput
          label="Note"
          size="xs"
          flex={1}
          miw={140}
          maxLength={1_000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" size="xs" loading={pending !== undefined}>
          Save reason
        </Button>
      </Group>
    </Form>
  )
}
