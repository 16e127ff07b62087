import { Modal, NavLink, Stack, TextInput } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { matchesSearch } from '../kit/matches-search.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import type { Messages } from '../kit/use-messages.ts'

interface ChooseStoreProps {
  readonly t: Messages<'file-drop'>
  readonly fileName: string
  readonly stores: readonly StoreSummary[]
  readonly onChoose: (store: StoreSummary) => Promise<void>
  readonly onClose: () => void
}

/** More than fit on a screen. */
const MANY_STORES = 8

/** Shown if the page does not already say which store. */
export function ChooseStore({ t, fileName, stores, onChoose, onClose }: ChooseStoreProps) {
  const [search, setSearch] = useState('')
  const { attempt, isBusy, refusal } = useAttempt()
  const choose = async (store: StoreSummary) => {
    if (await attempt(() => onChoose(store))) onClose()
  }
  const found = stores.filter(({ name }) => matchesSearch(search, [name]))
  return (
    <Modal opened onClose={onClose} title={t('choose', { file: fileName })}>
      <Stack gap="sm">
        {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
        {stores.length > MANY_STORES && (
          <TextInput
            aria-label={t('find')}
            placeholder={t('find')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
        <div>
          {found.map((store) => (
            <NavLink
              key={store.id}
              component="button"
              mih={44}
              label={store.name}
              disabled={isBusy}
              leftSection={<IconBuildingStore size={18} stroke={1.7} aria-hidden />}
              onClick={() => void choose(store)}
            />
          ))}
          {found.length === 0 && <p>{t('none')}</p>}
        </div>
      </Stack>
    </Modal>
  )
}
