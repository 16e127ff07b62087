import type { TablerIcon } from '@tabler/icons-react'

/** How a state looks: an icon and a word. Colour only repeats them. */
export interface StatusLook {
  readonly word: string
  readonly icon: TablerIcon
}
