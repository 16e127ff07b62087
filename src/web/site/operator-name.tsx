import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../kit/use-messages.ts'
import { installationQuery } from '../session/installation.ts'

/** Who runs this installation and how to reach them, as far as they have said. */
export function OperatorName() {
  const t = useMessages('legal')
  const operator = useQuery(installationQuery).data?.operator
  if (!operator) return <>{t('operator.someone')}</>
  return <>{[operator.name, operator.contact].filter(Boolean).join(', ')}</>
}
