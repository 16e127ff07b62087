import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { ArgsOf } from '#contract/define.ts'
import type { UnknownCode } from '#contract/scan-events.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import type { NamedGuess } from '#domain/unknown-guess.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { Form } from '#web/kit/form.tsx'
import { useAttempt } from '#web/kit/use-attempt.ts'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { useShowRepeated } from '#web/shared/show-repeated.ts'
import { ItemFinder } from '../wall/item-finder.tsx'
import styles from './drawer.module.css'
import { describeUnknown, unknownAmount } from './words.ts'

interface UnknownCodeRowProps {
  readonly auditId: string
  readonly orgId: string
  readonly unknown: UnknownCode
  readonly canResolve: boolean
  /** What it probably is, judging by the counts. */
  readonly guess: NamedGuess | undefined
}

type Resolution = ArgsOf<typeof api.scanEvents.resolveUnknown>['resolution']

export function UnknownCodeRow(props: UnknownCodeRowProps) {
  const { auditId, orgId, unknown, canResolve, guess } = props
  const t = useMessages('dashboard')
  const formats = useFormats()
  const showRepeated = useShowRepeated()
  const resolveUnknown = useBackendMutation(api.scanEvents.resolveUnknown)
  const [task, setTask] = useState<'item' | 'park'>()
  const { attempt, isBusy, refusal } = useAttempt()
  const resolve = (resolution: Resolution) =>
    attempt(() => resolveUnknown({ auditId, unknownId: unknown.id, resolution }).then(showRepeated))
  return (
    <li className={styles.unknown}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.code}>{shownCode(unknown.code)}</p>
          <p className={styles.note}>{describeUnknown(unknown, t)}</p>
          {guess && (
            <p className={styles.note}>
              {t('unknown.guess', {
                name: guess.name,
                share: formats.share(guess.confidence, 0),
                item: (name) => <strong>{name}</strong>,
              })}
            </p>
          )}
        </div>
        <span className={styles.code}>{unknownAmount(unknown, formats)}</span>
      </div>
      {unknown.photoFileIds.map((fileId) => (
        <img
          key={fileId}
          className={styles.photo}
          src={`/api/files/${fileId}`}
          alt={t('unknown.photoOf', { code: shownCode(unknown.code) })}
        />
      ))}
      {canResolve && task === undefined && (
        <div className={styles.actions}>
          {guess && (
            <Button
              size="compact-sm"
              variant="default"
              disabled={isBusy}
              aria-label={t('unknown.isGuess', {
                code: shownCode(unknown.code),
                item: guess.name,
              })}
              onClick={() =>
                resolve({ kind: 'item', itemId: guess.itemId, addBarcode: false, quantity: 1 })
              }
            >
              {t('unknown.yes')}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={() => setTask('item')}>
            {t('unknown.link')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setTask('park')}>
            {t('unknown.park')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            loading={isBusy}
            onClick={() => resolve({ kind: 'junk' })}
          >
            {t('unknown.ignore')}
          </Button>
        </div>
      )}
      {task === 'item' && (
        <ItemFinder
          orgId={orgId}
          onChoose={(item) => resolve({ kind: 'item', itemId: item.id, addBarcode: true })}
          onCreate={(name) => resolve({ kind: 'new_item', name, addBarcode: true })}
          onCancel={() => setTask(undefined)}
        />
      )}
      {task === 'park' && (
        <ParkForm
          onPark={(reason) => resolve({ kind: 'park', reason })}
          onCancel={() => setTask(undefined)}
        />
      )}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal.text}
        </p>
      )}
    </li>
  )
}

interface ParkFormProps {
  readonly onPark: (reason: string) => void
  readonly onCancel: () => void
}

function ParkForm({ onPark, onCancel }: ParkFormProps) {
  const t = useMessages('dashboard')
  const [reason, setReason] = useState('')
  const park = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() !== '') onPark(reason.trim())
  }
  return (
    <Form onSubmit={park} className={styles.form}>
      <TextInput
        label={t('unknown.parkWhy')}
        value={reason}
        maxLength={1_000}
        onChange={(event) => setReason(event.currentTarget.value)}
        autoFocus
      />
      <div className={styles.actions}>
        <Button type="submit" size="compact-sm" disabled={reason.trim() === ''}>
          {t('unknown.parkConfirm')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
          {t('unknown.back')}
        </Button>
      </div>
    </Form>
  )
}
