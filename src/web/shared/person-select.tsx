import { Select, type SelectProps } from '@mantine/core'
import { SHOWN_AT_FIRST } from '../kit/show-more.tsx'
import { useMessages } from '../kit/use-messages.ts'

interface PersonSelectProps extends Omit<SelectProps, 'data'> {
  readonly data: readonly { readonly value: string; readonly label: string }[]
}

/** One of any number of people: the first ones are listed, the others are found by typing. */
export function PersonSelect({ data, description, ...select }: PersonSelectProps) {
  const t = useMessages('shared')
  const hint = t('people.hint', { count: data.length })
  return (
    <Select
      {...select}
      data={[...data]}
      description={data.length > SHOWN_AT_FIRST ? joined(description, hint) : description}
      nothingFoundMessage={t('people.none')}
      limit={SHOWN_AT_FIRST}
      searchable
    />
  )
}

function joined(description: SelectProps['description'], hint: string) {
  return description ? (
    <>
      {description} {hint}
    </>
  ) : (
    hint
  )
}
