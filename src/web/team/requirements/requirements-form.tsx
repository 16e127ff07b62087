import { Button, Select, Stack, Switch, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import type { RequirementsDetails } from '#contract/organizations.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { Form } from '#web/kit/form.tsx'
import { LinkButton } from '#web/kit/links.tsx'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { parseDomains } from './parse-domains.ts'
import styles from './requirements.module.css'
import { useRefusedRequirement } from './use-refused-requirement.ts'

const NEVER = ''
const HOURS = [1, 4, 8, 12]
const DAYS = [1, 2, 3]

interface RequirementsFormProps {
  readonly orgId: string
  readonly asked: RequirementsDetails
}

export function RequirementsForm({ orgId, asked }: RequirementsFormProps) {
  const t = useMessages('requirements')
  const save = useBackendMutation(api.organizations.setRequirements)
  const [twoStep, setTwoStep] = useState(asked.twoStep)
  const [singleSignOn, setSingleSignOn] = useState(asked.singleSignOn)
  const [hours, setHours] = useState(String(asked.sessionHours ?? NEVER))
  const [domains, setDomains] = useState(asked.emailDomains.join(', '))
  const { attempt, isBusy, refused } = useRefusedRequirement()
  const signOnNote = useSignOnNote(asked)
  const choices = useHours(asked.sessionHours)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sessionHours = hours === NEVER ? null : Number(hours)
    const emailDomains = parseDomains(domains)
    const wanted = { orgId, twoStep, sessionHours, emailDomains, singleSignOn }
    if (await attempt(() => save(wanted))) {
      notifications.show({ message: t('saved') })
    }
  }
  const { withoutTwoStep: count, members, outsideDomains } = asked
  return (
    <Form onSubmit={submit} noValidate>
      <Stack gap="lg" className={styles.fields ?? ''}>
        <div>
          <Switch
            label={t('twoStep')}
            description={count === 0 ? t('twoStep.all') : t('twoStep.lacking', { count, members })}
            checked={twoStep}
            onChange={(event) => setTwoStep(event.currentTarget.checked)}
          />
          {refused?.field === 'twoStep' && (
            <Stack gap="xs" mt="xs" align="flex-start">
              <RefusalNote>{refused.text}</RefusalNote>
              <LinkButton to="/profile" variant="default" size="xs">
                {t('profile')}
              </LinkButton>
            </Stack>
          )}
        </div>
        <div>
          <Switch
            label={t('singleSignOn')}
            description={signOnNote}
            checked={singleSignOn}
            disabled={!asked.hasSignOn && !asked.singleSignOn}
            onChange={(event) => setSingleSignOn(event.currentTarget.checked)}
          />
          {refused?.field === 'singleSignOn' && <RefusalNote>{refused.text}</RefusalNote>}
        </div>
        <Select
          label={t('hours')}
          data={choices}
          value={hours}
          onChange={(value) => setHours(value ?? NEVER)}
          allowDeselect={false}
          error={refused?.field === 'sessionHours' && refused.text}
        />
        <div>
          <TextInput
            label={t('domains')}
            description={t('domains.note')}
            value={domains}
            onChange={(event) => setDomains(event.currentTarget.value)}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            error={refused?.field === 'emailDomains' && refused.text}
          />
          {outsideDomains > 0 && <p>{t('domains.outside', { count: outsideDomains })}</p>}
        </div>
        {refused && refused.field === undefined && <RefusalNote>{refused.text}</RefusalNote>}
        <div>
          <Button type="submit" loading={isBusy}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

function useSignOnNote({ hasSignOn, withoutSignOn: count }: RequirementsDetails): string {
  const t = useMessages('requirements')
  if (!hasSignOn) return t('singleSignOn.none')
  return `${t('singleSignOn.lacking', { count })} ${t('singleSignOn.note')}`
}

/** Also what was chosen by other means. */
function useHours(chosen: number | null) {
  const t = useMessages('requirements')
  const known = [...HOURS, ...DAYS.map((days) => days * 24)]
  const all = chosen === null || known.includes(chosen) ? known : [chosen, ...known]
  const label = (count: number) =>
    count % 24 === 0 ? t('hours.days', { count: count / 24 }) : t('hours.some', { count })
  return [
    { value: NEVER, label: t('hours.never') },
    ...all.map((count) => ({ value: String(count), label: label(count) })),
  ]
}
