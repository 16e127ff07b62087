import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { PeopleSection } from '../people-section.tsx'
import { HelperList, HelperRow } from './helper-list.tsx'

/** On the team page: who counts with a day pass, and whose ended lately. A lost phone is ended here. */
export function HelpersToday({ storeId }: { readonly storeId: string }) {
  const helpers = useSuspenseLiveQuery(api.dayPasses.listToday, { storeId })
  const t = useMessages('counters')
  if (helpers.length === 0) return null
  return (
    <PeopleSection title={t('helpers.today')}>
      <HelperList>
        {helpers.map((helper) => (
          <HelperRow
            key={`${helper.auditId}/${helper.id}`}
            helper={helper}
            auditId={helper.auditId}
            more={t('helpers.in', { audit: helper.auditName })}
          />
        ))}
      </HelperList>
    </PeopleSection>
  )
}
