import type { RecentCount } from '#contract/scan-events.ts'
import { shownCode } from '#domain/codes/shown-code.ts'

type Facts = Pick<
  RecentCount,
  'kind' | 'itemName' | 'code' | 'roomName' | 'shelfCode' | 'userName' | 'quarantined'
>

export interface CountWords {
  readonly name: string
  readonly place: string
}

/** What was counted, then where and by whom. */
export function describeCount(count: Facts): CountWords {
  const place = count.shelfCode ?? count.roomName
  const parts = [place, firstName(count.userName), count.quarantined ? 'set aside' : undefined]
  return { name: nameOf(count), place: parts.filter((part) => part !== undefined).join(' · ') }
}

function nameOf({ kind, itemName, code }: Facts): string {
  if (kind === 'empty') return 'Shelf is empty'
  const name = itemName ?? (code === null ? 'Unknown code' : shownCode(code))
  return kind === 'void' ? `${name}, undone` : name
}

function firstName(name: string | null): string | undefined {
  return name?.split(' ')[0]
}
