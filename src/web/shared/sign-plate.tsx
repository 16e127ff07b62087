import { IconDoor, IconStack2 } from '@tabler/icons-react'

/** Fits on a plate beside the name of a place and a key, even on a small phone. */
const LONGEST_ON_PLATE = 10

/** Whether the sign of a place is shown on its plate. A longer sign, or the name of a room, is shown as text. */
export function isOnPlate(shelfCode: string | null): shelfCode is string {
  return shelfCode !== null && shelfCode.length <= LONGEST_ON_PLATE
}

interface SignPlateProps {
  /** Null: a room without shelves. */
  readonly shelfCode: string | null
  readonly className: string | undefined
  /** The meaning of the colors: assigned, or open to everyone. */
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
