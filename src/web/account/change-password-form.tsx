import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { KeyboardEvent } from 'react'
import { parseFault } from '#domain/fault.ts'
import { api } from '../client/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { useSayFailure } from '../kit/say-failure.ts'
import { showToast } from '../kit/toasts.ts'
import { useMessages } from '../kit/use-messages.ts'
import { type PasswordChange, passwordChangeRules } from './password-change.ts'

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmation: '' }

export function ChangePasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { form, submit } = usePasswordChange(onDone)
  const t = useMessages('account')
  const tProfile = useMessages('profile')
  const tCommon = useMessages('common')
  const { currentPassword, newPassword, confirmation } = form.values
  const isFilled = currentPassword !== '' && newPassword !== '' && confirmation !== ''
  // A disabled button also disables the Enter key; this says what is missing.
  const sayWhatIsMissing = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && !isFilled) form.validate()
  }
  const field = (name: keyof PasswordChange) => ({
    ...form.getInputProps(name),
    errorProps: { role: 'alert' },
    visibilityToggleFocusable: true,
    onKeyDown: sayWhatIsMissing,
  })
  return (
    <Form onSubmit={submit} noValidate>
      <Stack gap="md">
        <PasswordInput
          label={t('password.current')}
          autoComplete="current-password"
          data-autofocus
          {...field('currentPassword')}
        />
        <PasswordInput
          label={t('password.new')}
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <PasswordInput
          label={t('password.again')}
          autoComplete="new-password"
          {...field('confirmation')}
        />
        <Text c="dimmed">{tProfile('password.others')}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" loading={form.submitting} disabled={!isFilled}>
            {tProfile('password.change')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

function usePasswordChange(onDone: () => void) {
  const changePassword = useBackendAction(api.auth.changePassword)
  const t = useMessages('account')
  const tProfile = useMessages('profile')
  const sayFailure = useSayFailure()
  const descriptionOf = (error: unknown) =>
    parseFault(error)?.message ? sayFailure(error) : tProfile('password.failed')
  const form = useForm({ initialValues: EMPTY, validate: passwordChangeRules(t) })
  const change = async ({ currentPassword, newPassword }: PasswordChange) => {
    try {
      await changePassword({ currentPassword, newPassword, revokeOtherSessions: true })
      showToast({
        tone: 'done',
        title: tProfile('password.changed'),
        description: tProfile('password.changedText'),
      })
      onDone()
    } catch (error) {
      showToast({ tone: 'error', title: tProfile('error'), description: descriptionOf(error) })
      const field = parseFault(error)?.details?.field
      if (typeof field !== 'string') return
      form.setFieldError(field, descriptionOf(error))
      form.getInputNode(field)?.focus()
    }
  }
  const focusFirst = (errors: Readonly<Record<string, unknown>>) => {
    const [first] = Object.keys(errors)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }
  return { form, submit: form.onSubmit(change, focusFirst) }
}
