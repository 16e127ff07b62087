import { Select, type SelectProps } from '@mantine/core'
import { FIRST_PORTION } from '../kit/portions.tsx'

interface PersonSelectProps extends Omit<SelectProps, 'data'> {
  readonly data: readonly { readonly value: string; readonly label: string }[]
}

/** One of any number of people: the first are offered, all of them are found by typing. */
export function PersonSelect({ data, description, ...select }: PersonSelectProps) {
  const hint = `${data.length.toLocaleString('en-US')} people: type a name to find somebody.`
  return (
    <Select
      {...select}
      data={[...data]}
      description={data.length > FIRST_PORTION ? joined(description, hint) : description}
      nothingFoundMessage="Nobody is called that"
      limit={FIRST_PORTION}
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
