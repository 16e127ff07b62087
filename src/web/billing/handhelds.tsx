import { Button, Code, TextInput, VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { WireCustomer } from '#domain/billing/wire.ts'
import { Fault } from '#domain/fault.ts'
import { makeHandheldCode } from '#domain/handheld-code.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { Section } from '../kit/section.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useBilling } from './billing-context.ts'
import { billingKeys } from './billing-keys.ts'
import { HANDHELDS } from './constants.ts'
import { PaywallDialog } from './paywall-dialog.tsx'
import { useSayProblem } from './problem-text.ts'
import { useCustomer } from './use-customer.ts'
import { useTask } from './use-task.ts'

type Handheld = NonNullable<WireCustomer['entities']>[number]

const LONGEST_NAME = 60
/** The handhelds of an organization: each is an entity of its plan. */
export function Handhelds({ customer }: { readonly customer: WireCustomer }) {
  const t = useMessages('billing')
  const isInPlan = HANDHELDS in customer.features
  const own = (customer.entities ?? []).filter(({ feature_id }) => feature_id === HANDHELDS)
  return (
    <Section
      title={t('handhelds.title')}
      text={t(isInPlan || own.length > 0 ? 'handhelds.text' : 'handhelds.notInPlan')}
    >
      {own.length > 0 && (
        <table className="au-table">
          <thead>
            <tr>
              <th scope="col">{t('handhelds.name')}</th>
              <th scope="col">{t('handhelds.code')}</th>
              <th scope="col">
                <VisuallyHidden>{t('handhelds.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {own.map((one) => (
              <HandheldRow key={one.id} handheld={one} />
            ))}
          </tbody>
        </table>
      )}
      {isInPlan && <AddHandheld codes={own.map(({ id }) => id)} />}
    </Section>
  )
}

function HandheldRow({ handheld: { id, name } }: { readonly handheld: Handheld }) {
  const t = useMessages('billing')
  const sayProblem = useSayProblem()
  const { client } = useBilling('Handhelds')
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const shown = name ?? id
  const remove = async () => {
    const { error } = await client.call('deleteEntity', { entityId: id })
    if (error) throw new Fault('conflict', sayProblem(error))
    await queryClient.invalidateQueries({ queryKey: billingKeys.customers })
  }
  return (
    <tr>
      <td className="au-name">{shown}</td>
      <td>
        <Code>{id}</Code>
      </td>
      <td className="au-number">
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('handhelds.removeNamed', { name: shown })}
          onClick={() => setAsking(true)}
        >
          {t('handhelds.remove')}
        </Button>
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={t('handhelds.removeNamed', { name: shown })}
          confirmLabel={t('handhelds.removeConfirm')}
          dismissLabel={t('handhelds.keep')}
          onConfirm={remove}
        >
          {t('handhelds.removeText')}
        </ConfirmDialog>
      </td>
    </tr>
  )
}

function AddHandheld({ codes }: { readonly codes: readonly string[] }) {
  const t = useMessages('billing')
  const { check, createEntity } = useCustomer()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const { isBusy, problem, run } = useTask()
  const name = typed.trim()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    // A full plan opens the paywall, and the typed name stays.
    if (!check({ featureId: HANDHELDS, dialog: PaywallDialog }).data.allowed) return
    const isDone = await run(async () => {
      const answer = await createEntity({ id: newCode(codes), name, featureId: HANDHELDS })
      if (!answer.error) await queryClient.invalidateQueries({ queryKey: billingKeys.customers })
      return answer
    })
    if (isDone) setTyped('')
  }
  return (
    <Form onSubmit={add}>
      <div className="au-actions">
        <TextInput
          label={t('handhelds.newName')}
          placeholder={t('handhelds.example')}
          value={typed}
          maxLength={LONGEST_NAME}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={problem !== undefined}
        />
        <Button type="submit" variant="default" loading={isBusy} disabled={name === ''}>
          {t('handhelds.add')}
        </Button>
      </div>
      {problem && (
        <div className="au-refusal">
          <RefusalNote>{problem}</RefusalNote>
        </div>
      )}
    </Form>
  )
}

/** A repeated code would mean the same handheld. */
function newCode(taken: readonly string[]): string {
  const code = makeHandheldCode(Math.random)
  return taken.includes(code) ? newCode(taken) : code
}
