import { useLocation, useNavigate } from '@tanstack/react-router'
import type { ImportDetails } from '#contract/imports.ts'

/**
 * Whether somebody has gone on from what was found to the last question. The address says it, so that a
 * reload stays there and the way back leads to what was found; it says of which import, as the next one
 * begins at its own findings.
 */
export function useConfirming({ id }: Pick<ImportDetails, 'id'>) {
  const hash = `confirm-${id}`
  const isConfirming = useLocation({ select: (location) => location.hash === hash })
  const navigate = useNavigate()
  return {
    isConfirming,
    goOn: () => void navigate({ to: '.', search: true, hash }),
    goBack: () => void navigate({ to: '.', search: true, hash: '', replace: true }),
  }
}
