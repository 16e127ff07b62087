import { Button, Group, Modal, Radio, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import {
  COUNT_SHEET_KINDS,
  type CountSheetKind,
  decideSheetKind,
} from '#domain/reports/count-sheet.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { fetchFile } from '../kit/fetch-file.tsx'
import { isAllowed } from '../kit/is-allowed.ts'
import { useLanguage, useMessages } from '../kit/use-messages.ts'

interface CountSheetDialogProps {
  readonly store: StoreSummary
  readonly audit: AuditDetails
  readonly isOpen: boolean
  readonly onClose: () => void
}

const ALL_ROOMS = 'all'

/** Sheets for counting on paper, a page for each shelf. */
export function CountSheetDialog({ store, audit, isOpen, onClose }: CountSheetDialogProps) {
  const t = useMessages('review')
  const language = useLanguage()
  const [kind, setKind] = useState<CountSheetKind>('items')
  const [room, setRoom] = useState(ALL_ROOMS)
  const rooms =
    useLiveQuery(api.rooms.getWithDetails, isOpen ? { storeId: store.id } : 'skip') ?? []
  const print = () => {
    const address = new URLSearchParams({
      ...{ auditId: audit.id, storeId: store.id, kind },
      language,
    })
    if (room !== ALL_ROOMS) address.set('roomId', room)
    fetchFile(`/api/count-sheets.pdf?${address}`)
    onClose()
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('sheets.title')}>
      <Stack gap="sm">
        <Radio.Group
          label={t('sheets.contents')}
          value={kind}
          onChange={(value) => setKind(COUNT_SHEET_KINDS.find((one) => one === value) ?? 'items')}
        >
          <Stack gap="xs" mt={6}>
            {COUNT_SHEET_KINDS.map((one) => {
              const allowed = isAllowed(() => decideSheetKind(audit.protocol, one))
              return (
                <Radio
                  key={one}
                  value={one}
                  label={t(`sheets.${one}`)}
                  disabled={!allowed}
                  description={t(allowed ? `sheets.${one}Text` : 'sheets.blind')}
                />
              )
            })}
          </Stack>
        </Radio.Group>
        <Select
          label={t('sheets.room')}
          data={[
            { value: ALL_ROOMS, label: t('sheets.allRooms') },
            ...rooms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={room}
          allowDeselect={false}
          onChange={(next) => next && setRoom(next)}
        />
        <Group justify="flex-end">
          <Button onClick={print}>{t('sheets.make')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
