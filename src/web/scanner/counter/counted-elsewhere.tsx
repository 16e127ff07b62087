import { IconMapPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { useConnectionState } from '#web/client/react.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { NoWrapSigns } from '../no-wrap-signs.tsx'
import sheetStyles from '../sheets/sheet.module.css'
import { elsewhereWords } from './words.ts'

interface CountedElsewhereProps {
  readonly auditId: string
  readonly itemId: string
  /** The assignment that is being counted. */
  readonly auditAssignmentId: string
}

/** Shows what the person may know. It needs the server, and nothing waits for it. */
export function CountedElsewhere({ auditId, itemId, auditAssignmentId }: CountedElsewhereProps) {
  const { status } = useConnectionState()
  const t = useMessages('scanner')
  const question = { auditId, itemId, auditItemId: itemId }
  // A refusal must not stop the count.
  const { data } = useQuery(liveQuery(api.scanEvents.getItemCount, question))
  const words = data && status === 'live' && elsewhereWords(data.places, auditAssignmentId, t)
  if (!words) return null
  return (
    <p className={sheetStyles.note}>
      <IconMapPin size={22} aria-hidden />
      <span>
        <NoWrapSigns>{words}</NoWrapSigns>
      </span>
    </p>
  )
}
