import { useQuery } from '@tanstack/react-query'
import { installationQuery } from '../session/installation.ts'

/** Who runs this installation and how to reach them, as far as they have said. */
export function OperatorName() {
  const operator = useQuery(installationQuery).data?.operator
  if (!operator) return <>the operator of this installation</>
  return <>{[operator.name, operator.contact].filter(Boolean).join(', ')}</>
}
