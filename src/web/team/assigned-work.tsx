import { Text } from '@mantine/core'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { assignedWorkWords } from './words.ts'

interface AssignedWorkProps {
  readonly orgId: string
  /** Left out: in all stores. */
  readonly storeId?: string
  readonly person: { readonly id: string; readonly name: string }
}

/** Before removing a person: what they are working on now. */
export function AssignedWork({ orgId, storeId, person }: AssignedWorkProps) {
  const args = { orgId, userId: person.id, ...(storeId !== undefined && { storeId }) }
  const work = useLiveQuery(api.members.getHeldWork, args)
  const t = useMessages('team')
  const words = work && assignedWorkWords(person.name, work, t)
  return (
    words && (
      <Text mt="sm" fw={500}>
        {words}
      </Text>
    )
  )
}
