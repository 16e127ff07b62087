import { Text } from '@mantine/core'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { heldWorkWords } from './held-work-words.ts'

interface HeldWorkProps {
  readonly orgId: string
  /** Left out: in all stores. */
  readonly storeId?: string
  readonly person: { readonly id: string; readonly name: string }
}

/** Whoever removes somebody is told what that person has in hand just now. */
export function HeldWork({ orgId, storeId, person }: HeldWorkProps) {
  const args = { orgId, userId: person.id, ...(storeId !== undefined && { storeId }) }
  const work = useLiveQuery(api.members.getHeldWork, args)
  const words = work && heldWorkWords(person.name, work)
  return (
    words && (
      <Text mt="sm" fw={500}>
        {words}
      </Text>
    )
  )
}
