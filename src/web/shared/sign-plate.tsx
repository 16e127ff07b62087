import { IconDoor, IconStack2 } from '@tabler/icons-react'

/** What fits on a plate beside the name of a place and a key, on a small phone too. */
const LONGEST_ON_PLATE = 10

/** Whether the sign of a place stands on its plate. A longer one, or the name of a room, is read as a name. */
export function isOnPlate(shelfCode: string | null): shelfCode is string {
  return shelfCode !== null && shelfCode.length <= LONGEST_ON_PLATE
}

interface SignPlateProps {
  /** Null: a room that is counted as one. */
  readonly shelfCode: string | null
  readonly className: string | undefined
  /** What the colours say: somebody's, or open to everybody. */
  readonly state: 'mine' | 'open' | undefined
}

export function SignPlate({ shelfCode, className, state }: SignPlateProps) {
  const Icon = shelfCode === null ? IconDoor : IconStack2
  return (
    <span className={className} data-state={state}>
      {isOnPlate(shelfCode) ? shelfCode : <Icon size={24} stroke={1.9} aria-hidden />}
    </span>
  )
}
