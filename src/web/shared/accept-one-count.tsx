import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMessages } from '../kit/use-messages.ts'
import { LoneCountDialog } from './lone-count-dialog.tsx'

interface AcceptOneCountProps {
  /** How many shelves wait for their second count. */
  readonly shelves: number
  readonly onConfirm: (reason: string) => Promise<unknown>
}

/** Asks for a reason, then accepts the single count of each of these shelves. */
export function AcceptOneCount({ shelves, onConfirm }: AcceptOneCountProps) {
  const [isAsking, asking] = useDisclosure()
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={asking.open}>
        {useMessages('audits')('lone.open')}
      </Button>
      <LoneCountDialog
        isOpen={isAsking}
        shelves={shelves}
        onConfirm={onConfirm}
        onClose={asking.close}
      />
    </>
  )
}
