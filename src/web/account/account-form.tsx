import { Button, Stack } from '@mantine/core'
import { createContext, type ReactNode, use } from 'react'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { type Fields, type SubmitOptions, useSubmit } from './use-submit.ts'

interface FieldProblems {
  readonly problems: Fields
  /** Called while the user types: the error no longer describes what is in the field. */
  readonly forget: (name: string) => void
}

const FieldProblemsContext = createContext<FieldProblems>({ problems: {}, forget: () => {} })

interface AccountFormProps extends SubmitOptions {
  readonly submitLabel: string
  readonly children: ReactNode
}

export function AccountForm({ submitLabel, children, ...options }: AccountFormProps) {
  const { onSubmit, problems, forget, isBusy } = useSubmit(options)
  const t = useMessages('account')
  return (
    <Form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <noscript>
          <RefusalNote>{t('form.noScript')}</RefusalNote>
        </noscript>
        <FieldProblemsContext value={{ problems: problems.fields, forget }}>
          {children}
        </FieldProblemsContext>
        {problems.form && <RefusalNote>{problems.form}</RefusalNote>}
        <Button type="submit" loading={isBusy} fullWidth>
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  )
}

/** What an input of an account form needs besides its label. */
export function useField(name: string) {
  const { problems, forget } = use(FieldProblemsContext)
  return {
    name,
    required: true,
    withAsterisk: false,
    error: problems[name],
    errorProps: { role: 'alert' },
    onChange: () => forget(name),
  } as const
}
