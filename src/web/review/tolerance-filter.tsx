import { Button, Group, NumberInput, Popover, Stack, Text } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { Tolerance } from '#domain/protocol.ts'
import { Form } from '../kit/form.tsx'
import { toleranceFields } from '../shared/tolerance-fields.ts'
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
          currency={currency}
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
  readonly currency: string | null
  readonly onDone: (search: ReviewSearch) => void
}

function Limits({ search, currency, onDone }: LimitsProps) {
  const fields = toleranceFields(currency)
  const [draft, setDraft] = useState<Partial<Record<keyof Tolerance, string>>>(() =>
    Object.fromEntries(fields.map(({ name }) => [name, search[name] ?? ''])),
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
        {fields.map(({ name, label }) => (
          <NumberInput
            key={name}
            label={label}
            placeholder="No limit"
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
