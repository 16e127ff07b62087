import { Button, Stack } from '@mantine/core'
import { createContext, type ReactNode, use } from 'react'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { type Fields, type SubmitOptions, useSubmit } from './use-submit.ts'

interface FieldProblems {
  readonly problems: Fields
  /** Called when the user goes on typing: what was wrong is no longer what is there. */
  readonly forget: (name: string) => void
}

const FieldProblemsContext = createContext<FieldProblems>({ problems: {}, forget: () => {} })

interface AccountFormProps extends SubmitOptions {
  readonly submitLabel: string
  readonly children: ReactNode
}

/**
 * Sent as POST even before the page runs its code, so that a password can never end up in the
 * address; until then the button waits.
 */
export function AccountForm({ submitLabel, children, ...options }: AccountFormProps) {
  const { onSubmit, problems, forget, isBusy, isReady } = useSubmit(options)
  return (
    <form method="post" onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FieldProblemsContext value={{ problems: problems.fields, forget }}>
          {children}
        </FieldProblemsContext>
        {problems.form && <RefusalNote>{problems.form}</RefusalNote>}
        <Button type="submit" loading={isBusy} disabled={!isReady} fullWidth>
          {submitLabel}
        </Button>
      </Stack>
    </form>
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
