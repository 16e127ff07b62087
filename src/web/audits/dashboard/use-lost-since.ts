import { useEffect, useState } from 'react'

/** When something was lost that is still gone. */
export function useLostSince(isLost: boolean): number | undefined {
  const [since, setSince] = useState<number>()
  useEffect(() => {
    setSince(isLost ? Date.now() : undefined)
  }, [isLost])
  return since
}
