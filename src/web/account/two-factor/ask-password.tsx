import { Stack } from '@mantine/core'
import { memberOf, postAuth } from '#web/session/auth-request.ts'
import { PasswordField } from '../account-fields.tsx'
import { AccountForm } from '../account-form.tsx'
import { knownPasswordRule } from '../account-rules.ts'

const RULES = { password: knownPasswordRule }

interface AskPasswordProps {
  readonly text: string
  readonly submitLabel: string
  /** Where the password is sent. */
  readonly path: '/two-factor/enable' | '/two-factor/disable' | '/two-factor/generate-backup-codes'
  readonly onAnswer: (answer: unknown) => void
}

/** A stolen session must not be enough to change how somebody signs in. */
export function AskPassword({ text, submitLabel, path, onAnswer }: AskPasswordProps) {
  return (
    <Stack gap="md">
      <p>{text}</p>
      <AccountForm
        submitLabel={submitLabel}
        rules={RULES}
        send={async ({ password }) => onAnswer(await postAuth(path, { password }))}
      >
        <PasswordField />
      </AccountForm>
    </Stack>
  )
}

export function codesOf(answer: unknown): readonly string[] {
  const codes = memberOf(answer, 'backupCodes')
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : []
}
