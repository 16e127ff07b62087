import { Button, Group, NumberInput, Popover, Stack, Text } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { Tolerance } from '#domain/protocol.ts'
import { Form } from '../kit/form.tsx'
import { describeTolerance } from './describe-tolerance.ts'
import { type ReviewSearch, toleranceIn, withTolerance } from './review-search.ts'

interface ToleranceFilterProps {
  readonly search: ReviewSearch
  readonly onSearch: (search: ReviewSearch) => void
  /** Of the protocol. */
  readonly tolerance: Tolerance
  /** What values are in; null: in several. */
  readonly currency: string | null
}

const FIELDS = [
  { name: 'units', label: 'Units' },
  { name: 'percent', label: 'Percent of units' },
  { name: 'value', label: 'Value' },
  { name: 'valuePercent', label: 'Percent of value' },
] as const

/** Looks at the lines with another tolerance than the audit's. What must be decided stays the same. */
export function ToleranceFilter(props: ToleranceFilterProps) {
  const { search, onSearch, tolerance, currency } = props
  const [isOpen, setOpen] = useState(false)
  const own = toleranceIn(search)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={280} trapFocus>
      <Popover.Target>
        <Button
          variant={own ? 'light' : 'default'}
          size="xs"
          leftSection={<IconFilter size={15} stroke={1.8} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          Tolerance: {describeTolerance(own ?? tolerance, currency)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Limits
          search={search}
          onDone={(next) => {
            setOpen(false)
            onSearch(next)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

interface LimitsProps {
  readonly search: ReviewSearch
  readonly onDone: (search: ReviewSearch) => void
}

function Limits({ search, onDone }: LimitsProps) {
  const [draft, setDraft] = useState<Partial<Record<keyof Tolerance, string>>>(() =>
    Object.fromEntries(FIELDS.map(({ name }) => [name, search[name] ?? ''])),
  )
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onDone({ ...withTolerance(search, draft), tab: 'beyond' })
  }
  return (
    <Form onSubmit={apply}>
      <Stack gap="xs">
        <Text size="sm">
          Shows lines beyond any of these. What has to be decided follows the audit’s own tolerance.
        </Text>
        {FIELDS.map(({ name, label }) => (
          <NumberInput
            key={name}
            label={label}
            size="xs"
            min={0}
            decimalScale={3}
            hideControls
            value={draft[name] ?? ''}
            onChange={(value) => setDraft({ ...draft, [name]: String(value) })}
          />
        ))}
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" size="xs" onClick={() => onDone(withTolerance(search, {}))}>
            As the audit says
          </Button>
          <Button size="xs" type="submit">
            Show
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
