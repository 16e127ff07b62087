// Links to the scanner, shown offline on pages that need the network.

import { Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { AssignmentPack } from '#contract/devices.ts'
import { LinkButton } from '../kit/links.tsx'
import { useLateMessages } from '../kit/use-late-messages.ts'
import { readCachedPacks } from './cached-packs.ts'

/** Nobody counts in more audits than this in one day. */
const AUDITS = 3

export default function CountsOnDevice({ userId }: { readonly userId: string }) {
  const t = useLateMessages('outbox')
  const { storeId } = useParams({ strict: false })
  const packs = useCachedPacks(userId).filter(({ auditStatus }) => auditStatus === 'active')
  return (
    <Stack gap="xs">
      {packs.slice(0, AUDITS).map(({ auditId, auditName, stores }) => {
        const store = stores.find(({ id }) => id === storeId) ?? stores[0]
        if (!store) return null
        return (
          <LinkButton
            key={auditId}
            to="/stores/$storeId/audit/$id/scanner"
            params={{ storeId: store.id, id: auditId }}
          >
            {t ? t('count.continue', { audit: auditName }) : auditName}
          </LinkButton>
        )
      })}
    </Stack>
  )
}

function useCachedPacks(userId: string): readonly AssignmentPack[] {
  const [packs, setPacks] = useState<readonly AssignmentPack[]>([])
  useEffect(() => {
    // A browser without storage has nothing to count in.
    readCachedPacks(userId).then(setPacks, () => {})
  }, [userId])
  return packs
}
