import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { readHandheldCode } from '#domain/handheld-code.ts'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import {
  changeDeviceSettings,
  type NamedHandheld,
  useDeviceSettings,
} from '../scanner/device-settings.ts'
import { type BillingAnswer, FETCH_FAILED, fail } from './billing-answer.ts'
import { BillingArea } from './billing-area.tsx'
import { useBilling } from './billing-context.ts'
import { useEntity } from './use-entity.ts'
import { useTask } from './use-task.ts'

/** Which handheld of the organization this device is. Stored on the device, for everyone who uses it. */
export function ThisHandheld() {
  return (
    <BillingArea buyer={undefined}>
      <HandheldOfDevice />
    </BillingArea>
  )
}

export function HandheldOfDevice() {
  const { handheld } = useDeviceSettings()
  return handheld ? <Known handheld={handheld} /> : <Unknown />
}

/** Updates the stored name, and forgets a handheld that was removed. */
function Known({ handheld: { id, name } }: { readonly handheld: NamedHandheld }) {
  const t = useMessages('profile')
  const { entity, error } = useEntity(id)
  const isGone = error?.code === 'entity_not_found'
  const newest = entity?.name
  useEffect(() => {
    if (isGone) changeDeviceSettings({ handheld: null })
    else if (newest && newest !== name) changeDeviceSettings({ handheld: { id, name: newest } })
  }, [isGone, newest, id, name])
  return (
    <>
      <p>{t('handheld.known', { name })}</p>
      <div className="au-actions">
        <Button variant="default" onClick={() => changeDeviceSettings({ handheld: null })}>
          {t('handheld.forget', { name })}
        </Button>
      </div>
    </>
  )
}

function Unknown() {
  const t = useMessages('profile')
  const { client } = useBilling('ThisHandheld')
  const [typed, setTyped] = useState('')
  const { isBusy, problem, run } = useTask()
  const find = async (event: FormEvent) => {
    event.preventDefault()
    await run(async () => {
      const code = readHandheldCode(typed)
      if (code === undefined) return noSuchCode(t)
      const answer = await client.call('getEntity', { entityId: code })
      if (!answer.error) {
        changeDeviceSettings({ handheld: { id: code, name: answer.data.name ?? code } })
      }
      return answer.error && answer.error.code !== FETCH_FAILED ? noSuchCode(t) : answer
    })
  }
  return (
    <Form onSubmit={find}>
      <div className="au-actions">
        <TextInput
          label={t('handheld.code')}
          value={typed}
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={problem !== undefined}
        />
        <Button type="submit" variant="default" loading={isBusy} disabled={typed.trim() === ''}>
          {t('handheld.use')}
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

function noSuchCode(t: Messages<'profile'>): BillingAnswer<never> {
  return fail({ code: 'entity_not_found', message: t('handheld.noSuchCode') })
}
