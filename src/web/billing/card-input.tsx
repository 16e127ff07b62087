import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'

interface CardInputProps {
  readonly label: string
  readonly onCard: (card: string) => Promise<unknown>
}

/** A test card of the sandbox: no money is involved. */
export function CardInput({ label, onCard }: CardInputProps) {
  const t = useMessages('billing')
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
          label={t('pay.card')}
          description={t('pay.testCards')}
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
