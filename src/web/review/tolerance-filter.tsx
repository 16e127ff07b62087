import { Button, Group, NumberInput, Popover, Stack, Text } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { Tolerance } from '#domain/protocol.ts'
import { Form } from '../kit/form.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { type ReviewSearch, TOLERANCE_LIMITS, toleranceIn, withTolerance } from './review-search.ts'
import { sayTolerance } from './tolerance-words.ts'

interface ToleranceFilterProps {
  readonly search: ReviewSearch
  readonly onSearch: (search: ReviewSearch) => void
  /** Of the protocol. */
  readonly tolerance: Tolerance
  /** The currency of the values; null: several. */
  readonly currency: string | null
}

/** Shows the lines with a different tolerance from the audit's. Which lines need a decision stays the same. */
export function ToleranceFilter(props: ToleranceFilterProps) {
  const { search, onSearch, tolerance, currency } = props
  const [isOpen, setOpen] = useState(false)
  const own = toleranceIn(search)
  const t = useMessages('results')
  const formats = useFormats()
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={280} trapFocus>
      <Popover.Target>
        <Button
          variant={own ? 'light' : 'default'}
          size="xs"
          leftSection={<IconFilter size={15} stroke={1.8} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {sayTolerance(own ?? tolerance, currency, t, formats)}
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
  const t = useMessages('results')
  const [draft, setDraft] = useState<Partial<Record<keyof Tolerance, string>>>(() =>
    Object.fromEntries(TOLERANCE_LIMITS.map((name) => [name, search[name] ?? ''])),
  )
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onDone({ ...withTolerance(search, draft), tab: 'beyond' })
  }
  return (
    <Form onSubmit={apply}>
      <Stack gap="xs">
        <Text size="sm">{t('tolerance.text')}</Text>
        {TOLERANCE_LIMITS.map((name) => (
          <NumberInput
            key={name}
            label={
              name === 'value' && currency !== null
                ? t('tolerance.field.valueIn', { currency })
                : t(`tolerance.field.${name}`)
            }
            placeholder={t('tolerance.noLimit')}
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
            {t('tolerance.reset')}
          </Button>
          <Button size="xs" type="submit">
            {t('tolerance.show')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
