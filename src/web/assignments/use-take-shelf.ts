import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { parseFault } from '#domain/fault.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { type SayFailure, useSayFailure } from '../kit/say-failure.ts'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { signOf } from './places.ts'
import { scannerLink } from './scanner-link.ts'

/** The id under which the server knows this device for this person. */
export type GetDeviceId = () => Promise<string>

export interface TakeShelf {
  /** The shelf that is being taken. */
  readonly takingId: string | undefined
  readonly take: (assignment: AssignmentDetails) => void
}

/** First come, first served: the second person is told who was first. */
export function useTakeShelf(getDeviceId: GetDeviceId): TakeShelf {
  const createSelfAssignment = useBackendMutation(api.auditAssignments.createSelfAssignment)
  const navigate = useNavigate()
  const t = useMessages('work')
  const tShared = useMessages('shared')
  const sayFailure = useSayFailure()
  const [takingId, setTakingId] = useState<string>()
  const run = async (assignment: AssignmentDetails) => {
    setTakingId(assignment.id)
    try {
      const deviceId = await getDeviceId()
      await createSelfAssignment({ auditAssignmentId: assignment.id, deviceId })
      await navigate(scannerLink(assignment))
    } catch (thrown) {
      tellRefusal(assignment, thrown, { t, tShared, sayFailure })
    } finally {
      setTakingId(undefined)
    }
  }
  return { takingId, take: (assignment) => void run(assignment) }
}

interface Words {
  readonly t: Messages<'work'>
  readonly tShared: Messages<'shared'>
  readonly sayFailure: SayFailure
}

function tellRefusal(assignment: AssignmentDetails, thrown: unknown, words: Words): void {
  const { t, tShared, sayFailure } = words
  const reason = sayFailure(thrown)
  if (parseFault(thrown)?.code !== 'conflict') {
    notifications.show({ color: 'red', message: reason })
    return
  }
  notifications.show({
    color: 'yellow',
    title: t('taken.title', { place: signOf(assignment, tShared) }),
    message: t('taken.text', { reason }),
    autoClose: 8_000,
  })
}
