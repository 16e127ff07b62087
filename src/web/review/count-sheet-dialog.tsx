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

interface CountSheetDialogProps {
  readonly store: StoreSummary
  readonly audit: AuditDetails
  readonly isOpen: boolean
  readonly onClose: () => void
}

const WORDS: Readonly<Record<CountSheetKind, { readonly label: string; readonly text: string }>> = {
  items: { label: 'Items', text: 'What should be on each shelf, without how many.' },
  expected: { label: 'Items and expected quantities', text: 'To check by, not to count by.' },
  blank: { label: 'Empty rows', text: 'Nothing is told: everything is written down.' },
}
const ALL_ROOMS = 'all'

/** Lists to count by on paper, a page for each shelf. */
export function CountSheetDialog({ store, audit, isOpen, onClose }: CountSheetDialogProps) {
  const [kind, setKind] = useState<CountSheetKind>('items')
  const [room, setRoom] = useState(ALL_ROOMS)
  const rooms =
    useLiveQuery(api.rooms.getWithDetails, isOpen ? { storeId: store.id } : 'skip') ?? []
  const print = () => {
    const address = new URLSearchParams({ auditId: audit.id, storeId: store.id, kind })
    if (room !== ALL_ROOMS) address.set('roomId', room)
    fetchFile(`/api/count-sheets.pdf?${address}`)
    onClose()
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title="Count sheets">
      <Stack gap="sm">
        <Radio.Group
          label="What they say"
          value={kind}
          onChange={(value) => setKind(COUNT_SHEET_KINDS.find((one) => one === value) ?? 'items')}
        >
          <Stack gap="xs" mt={6}>
            {COUNT_SHEET_KINDS.map((one) => {
              const allowed = isAllowed(() => decideSheetKind(audit.protocol, one))
              const { label, text } = WORDS[one]
              return (
                <Radio
                  key={one}
                  value={one}
                  label={label}
                  disabled={!allowed}
                  description={allowed ? text : 'This is a blind count: nobody is told how many.'}
                />
              )
            })}
          </Stack>
        </Radio.Group>
        <Select
          label="Shelves of"
          data={[
            { value: ALL_ROOMS, label: 'All rooms' },
            ...rooms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={room}
          allowDeselect={false}
          onChange={(next) => next && setRoom(next)}
        />
        <Group justify="flex-end">
          <Button onClick={print}>Make count sheets</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
