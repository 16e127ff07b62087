import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { DayPassDoor } from '#contract/day-passes.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { useSayClock } from '#web/kit/clock.tsx'
import { Form } from '#web/kit/form.tsx'
import { LinkButton } from '#web/kit/links.tsx'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useAttempt } from '#web/kit/use-attempt.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { useNow } from '#web/kit/use-now.ts'
import people from '../people.module.css'
import styles from './let-in.module.css'

interface SheetsProps {
  readonly storeId: string
  readonly auditId: string
  readonly sheets: DayPassDoor['sheets']
}

const EVERY_MS = 60_000

/** Printed codes, each until its own end. */
export function Sheets(props: SheetsProps) {
  const t = useMessages('counters')
  return (
    <section>
      <h3 className={styles.title}>{t('sheet.title')}</h3>
      <p className={styles.note}>{t('sheet.text')}</p>
      <ul className={`${people.list} ${styles.flush}`}>
        {props.sheets.map((sheet) => (
          <SheetRow key={sheet.id} {...props} sheet={sheet} />
        ))}
      </ul>
      <NewSheet auditId={props.auditId} />
    </section>
  )
}

interface SheetRowProps extends SheetsProps {
  readonly sheet: SheetsProps['sheets'][number]
}

function SheetRow({ storeId, auditId, sheet }: SheetRowProps) {
  const t = useMessages('counters')
  const now = useNow(EVERY_MS)
  const sayClock = useSayClock()
  const close = useBackendMutation(api.dayPasses.closeSheet)
  const { attempt, isBusy } = useAttempt()
  const { id: sheetId, endsAt } = sheet
  if (now === undefined) return null
  const isOver = endsAt <= now
  const time = sayClock(endsAt, now)
  return (
    <li className={people.item}>
      <div className={people.row}>
        <p className={people.words}>{t(isOver ? 'sheet.over' : 'sheet.until', { time })}</p>
        {!isOver && (
          <div className={people.end}>
            <LinkButton
              to="/stores/$storeId/audit/$id/sheet/$sheetId"
              params={{ storeId, id: auditId, sheetId }}
              variant="default"
              size="xs"
            >
              {t('sheet.print')}
            </LinkButton>
            <Button
              variant="default"
              size="xs"
              loading={isBusy}
              onClick={() => void attempt(() => close({ auditId, sheetId }))}
            >
              {t('sheet.end')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

const SHIFT_MS = 8 * 3_600_000

function NewSheet({ auditId }: { readonly auditId: string }) {
  const t = useMessages('counters')
  const add = useBackendMutation(api.dayPasses.addSheet)
  const { attempt, isBusy, refusal } = useAttempt()
  const [until, setUntil] = useState(() => toLocalInput(Date.now() + SHIFT_MS))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const endsAt = new Date(until).getTime()
    if (Number.isNaN(endsAt)) return
    void attempt(() => add({ auditId, endsAt }))
  }
  return (
    <Form onSubmit={submit}>
      <Group align="end" gap="xs" mt="xs">
        <TextInput
          type="datetime-local"
          label={t('sheet.ends')}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isBusy}>
          {t('sheet.add')}
        </Button>
      </Group>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
    </Form>
  )
}

/** As a field for date and time takes it: local, without seconds. */
function toLocalInput(timeMs: number): string {
  const offsetMs = new Date(timeMs).getTimezoneOffset() * 60_000
  return new Date(timeMs - offsetMs).toISOString().slice(0, 16)
}
