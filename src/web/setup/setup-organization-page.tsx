import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentType, FormEvent } from 'react'
import * as z from 'zod'
import { givenNameOf } from '#domain/first-names.ts'
import { decideName, NAME_MAX_LENGTH } from '#domain/naming.ts'
import { ADDRESS } from '#domain/quota.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import { sessionQuery } from '../session/session.ts'
import { FirstDoors } from './first-doors.tsx'
import { SetupFrame } from './setup-frame.tsx'
import styles from './setup-organization-page.module.css'
import { useDraft } from './use-draft.ts'
import { type ReadList, useFirstStart } from './use-first-start.ts'

interface SetupOrganizationProps {
  readonly user: { readonly id: string; readonly email: string; readonly name: string }
  /** For a person who already owns one and whose address is not confirmed. */
  readonly confirmAddress: ComponentType<{ readonly email: string; readonly text: string }>
  readonly readList: ReadList
}

/** What a new account sees: one press to count, one file to compare with, or a step-by-step setup. */
export function SetupOrganizationPage(props: SetupOrganizationProps) {
  const t = useMessages('setup')
  const foot = t('organization.invited', {
    link: (words) => <LinkAnchor to="/member">{words}</LinkAnchor>,
  })
  return (
    <SetupFrame title={t('first.title')} lead={t('first.lead')} foot={foot} width="middle">
      <FirstSteps {...props} />
    </SetupFrame>
  )
}

/** Null until something is typed: the default follows the person's name. */
const nameDraft = z.string().nullable()

function FirstSteps({ user, confirmAddress: ConfirmAddress, readList }: SetupOrganizationProps) {
  const t = useMessages('setup')
  const createOrganization = useCreateOrganization()
  const { isBusy, refusal, attempt, errorOf } = useAttempt()
  const { draft, saveDraft, forget } = useDraft({
    key: `shelfcount-setup ${user.id} organization`,
    schema: nameDraft,
    empty: null,
  })
  const given = givenNameOf(user.name)
  const suggested =
    given === undefined ? t('first.organizationUnnamed') : t('first.organization', { name: given })
  const name = draft ?? suggested
  const place = { organizationName: name.trim() === '' ? suggested : name }
  const start = useFirstStart({ userId: user.id, place, readList, onMade: forget })
  const refused = refusal ?? start.refusal
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      await createOrganization(decideName(name, 'name'))
      forget()
    })
  }
  return (
    <>
      <FirstDoors start={start} />
      {refused?.field === ADDRESS && <ConfirmAddress email={user.email} text={refused.text} />}
      <Form onSubmit={submit} noValidate className={styles.other}>
        <h2 className={styles.otherTitle}>{t('first.other')}</h2>
        <p className={styles.otherText}>{t('first.otherText')}</p>
        <div className={styles.fields}>
          <TextInput
            className={styles.name ?? ''}
            label={t('organization.name')}
            autoComplete="organization"
            value={name}
            onChange={(event) => saveDraft(event.currentTarget.value)}
            maxLength={NAME_MAX_LENGTH}
            error={errorOf('') ?? errorOf('name') ?? start.errorOf('name')}
            required
          />
          <Button type="submit" variant="default" loading={isBusy} disabled={start.isBusy}>
            {t('organization.create')}
          </Button>
        </div>
      </Form>
    </>
  )
}

/** Creates it and goes on to its first store. */
function useCreateOrganization(): (name: string) => Promise<void> {
  const create = useBackendMutation(api.organizations.create)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (name) => {
    const { id } = await create({ name })
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    await navigate({ to: '/setup/store', search: { orgId: id } })
  }
}
