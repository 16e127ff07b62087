import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'

interface CardInputProps {
  readonly label: string
  readonly onCard: (card: string) => Promise<unknown>
}

/** A test card of the sandbox: no money is involved. */
export function CardInput({ label, onCard }: CardInputProps) {
  const [card, setCard] = useState('4242 4242 4242 4242')
  const { attempt, isBusy, refusal } = useAttempt()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(() => onCard(card))
  }
  return (
    <Form onSubmit={submit} className="au-pay">
      <Stack gap="sm">
        <TextInput
          label="Card number"
          description="4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 0341 is declined from the second bill on."
          inputMode="numeric"
          autoComplete="off"
          value={card}
          onChange={(event) => setCard(event.currentTarget.value)}
        />
        {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
        <Button type="submit" loading={isBusy}>
          {label}
        </Button>
      </Stack>
    </Form>
  )
}
