import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ShelfDetails } from '#contract/rooms.ts'
import { ArchiveShelf } from './archive-shelf.tsx'

interface LeaveShelfProps {
  readonly storeId: string
  readonly shelf: ShelfDetails
}

/** Archiving a shelf on its own page leaves the page first: there will be nothing to show. */
export function LeaveShelf({ storeId, shelf }: LeaveShelfProps) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Archive shelf
      </Button>
      <ArchiveShelf
        storeId={storeId}
        shelf={shelf}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        before={() => navigate({ to: '/stores/$storeId/admin/rooms', params: { storeId } })}
      />
    </>
  )
}
