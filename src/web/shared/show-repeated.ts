import { notifications } from '@mantine/notifications'
import { countOf } from '#domain/count-words.ts'

/** After somebody has said what a code is: some of its scans may be of things that were counted. */
export function showRepeated({ repeated }: { readonly repeated: number }): void {
  if (repeated === 0) return
  const [add, their] =
    repeated === 1 ? ['adds', 'its serial number was'] : ['add', 'their serial numbers were']
  notifications.show({
    message: `${countOf(repeated, 'scan')} ${add} nothing: ${their} counted already.`,
  })
}
