import { notifications } from '@mantine/notifications'
import { useMessages } from '../kit/use-messages.ts'

interface Resolved {
  readonly repeated: number
}

/** After a code was resolved: some of its scans may be of objects that were already counted. */
export function useShowRepeated(): (resolved: Resolved) => void {
  const t = useMessages('audits')
  return ({ repeated }) => {
    if (repeated > 0) notifications.show({ message: t('repeated', { count: repeated }) })
  }
}
