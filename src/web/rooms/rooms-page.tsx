import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Page } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useLiveStore } from '../session/use-live-store.ts'
import { RoomList } from './room-list.tsx'
import styles from './rooms-page.module.css'
import { ShelfRangePanel } from './shelf-range-panel.tsx'
import { useRange } from './use-range.ts'
import { roomCounts } from './words.ts'

interface RoomsPageProps {
  readonly store: StoreSummary
  /** Further actions on this page. */
  readonly more?: ReactNode
}

export function RoomsPage({ store: known, more }: RoomsPageProps) {
  const store = useLiveStore(known)
  const t = useMessages('rooms')
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.9} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {t('addRoom')}
    </Button>
  )
  return (
    <Page
      title={t('title')}
      crumb={store.name}
      facts={<RoomFacts storeId={store.id} />}
      actions={
        <>
          {more}
          {add}
        </>
      }
    >
      <Rooms storeId={store.id} isAdding={isAdding} onAdding={setAdding} />
    </Page>
  )
}

function RoomFacts({ storeId }: { readonly storeId: string }) {
  const t = useMessages('rooms')
  return t('facts', roomCounts(useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId })))
}

interface RoomsProps {
  readonly storeId: string
  readonly isAdding: boolean
  readonly onAdding: (isAdding: boolean) => void
}

function Rooms({ storeId, isAdding, onAdding }: RoomsProps) {
  const map = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId })
  const range = useRange(storeId, map)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const draw = (roomId: string) => {
    range.choose(roomId)
    setPanelOpen(true)
  }
  return (
    <div className={styles.columns}>
      <RoomList
        storeId={storeId}
        map={map}
        range={range}
        onDraw={draw}
        isAdding={isAdding}
        onAdding={onAdding}
      />
      <ShelfRangePanel range={range} isOpen={isPanelOpen} onClose={() => setPanelOpen(false)} />
    </div>
  )
}
