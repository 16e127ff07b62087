import { Textarea } from '@mantine/core'

interface ReasonFieldProps {
  readonly label: string
  readonly description?: string
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** Why something is done; it stands in the journal. */
export function ReasonField({ label, description, value, onChange }: ReasonFieldProps) {
  return (
    <Textarea
      label={label}
      description={description}
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
