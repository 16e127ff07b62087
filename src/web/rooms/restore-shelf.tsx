import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import type { ShelfDetails } from '#contract/rooms.ts'
import { SHELF_CODE_MAX_LENGTH } from '#domain/shelf-code.ts'
import { Form } from '../kit/form.tsx'
import { showFailure } from '../kit/note-with-undo.tsx'
import { refusalOf } from '../kit/refusal.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './restore-shelf.module.css'
import { useRestoreShelf } from './use-map-changes.ts'

interface RestoreShelfProps {
  readonly storeId: string
  readonly shelf: Pick<ShelfDetails, 'id' | 'code'>
}

/** Restores a shelf; asks for another code only if the old one is taken. */
export function RestoreShelf({ storeId, shelf }: RestoreShelfProps) {
  const t = useMessages('rooms')
  const restoreShelf = useRestoreShelf()
  const { isBusy, errorOf, attempt } = useAttempt()
  // Undefined: it keeps its code.
  const [code, setCode] = useState<string>()
  const restore = async () => {
    const named = code === undefined ? {} : { code }
    await restoreShelf({ storeId, shelfId: shelf.id, ...named })
    notifications.show({ message: t('restored', { name: code ?? shelf.code }) })
  }
  const refused = (thrown: unknown) => {
    if (refusalOf(thrown).field !== 'code') return showFailure(thrown)
    setCode(code ?? shelf.code)
    throw thrown
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(() => restore().catch(refused))
  }
  return (
    <Form className={styles.restore} onSubmit={submit}>
      {code !== undefined && (
        <TextInput
          aria-label={t('restoreCode', { code: shelf.code })}
          size="xs"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          maxLength={SHELF_CODE_MAX_LENGTH}
          error={errorOf('code')}
          autoComplete="off"
          autoFocus
        />
      )}
      <Button
        type="submit"
        variant="default"
        size="xs"
        loading={isBusy}
        aria-label={t('restoreNamed', { name: shelf.code })}
      >
        {t('restore')}
      </Button>
    </Form>
  )
}
