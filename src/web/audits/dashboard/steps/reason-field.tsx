import { Textarea } from '@mantine/core'

interface ReasonFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** The reason for a step, which is written to the journal. */
export function ReasonField({ label, value, onChange }: ReasonFieldProps) {
  return (
    <Textarea
      label={label}
      autosize
      minRows={2}
      maxRows={6}
      maxLength={1_000}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      required
      data-autofocus
    />
  )
}
