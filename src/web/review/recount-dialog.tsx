import { Alert, Button, Checkbox, Group, Modal, Stack, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCircleX } from '@tabler/icons-react'
import { type FormEvent, Suspense, useState } from 'react'
import type { RecountPerson, RecountPlan } from '#contract/audit-recounts.ts'
import type { VarianceLine } from '#contract/audit-variances.ts'
import type { ArgsOf } from '#contract/define.ts'
import { countOf } from '#domain/count-words.ts'
import { api } from '../client/api.ts'
import { useBackendMutation, useSuspenseLiveQuery } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { LinkButton } from '../kit/links.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { PersonSelect } from '../shared/person-select.tsx'
import {
  describeOthersOpen,
  describePlaced,
  describeSent,
  describeShelves,
  describeUnplaced,
} from './recount-words.ts'
import styles from './review.module.css'

/** Some lines, or all that are marked. */
export type RecountWish = readonly Pick<VarianceLine, 'storeId' | 'itemId'>[] | 'marked'

interface RecountDialogProps {
  readonly storeId: string
  readonly auditId: string
  /** Undefined: nothing is asked. */
  readonly wish: RecountWish | undefined
  /** Other lines that somebody still has to decide, and cannot while shelves are counted again. */
  readonly othersOpen?: number
  readonly onClose: () => void
}

/** Has the shelves of some lines counted again, blind, preferably by somebody else. */
export function RecountDialog({ wish, ...props }: RecountDialogProps) {
  return (
    <Modal opened={wish !== undefined} onClose={props.onClose} title={titleOf(wish)} size="lg">
      <Suspense fallback={<WaitingRows />}>{wish && <Planned wish={wish} {...props} />}</Suspense>
    </Modal>
  )
}

function titleOf(wish: RecountWish | undefined): string {
  if (wish === 'marked') return 'Recount the marked lines'
  return wish ? `Recount ${countOf(wish.length, 'line')}` : ''
}

interface PlannedProps extends RecountDialogProps {
  readonly wish: RecountWish
}

/** Nobody can be sent where nobody knows the place. */
function Planned({ storeId, auditId, wish, othersOpen = 0, onClose }: PlannedProps) {
  const wanted =
    wish === 'marked'
      ? { marked: true }
      : { lines: wish.map(({ storeId: store, itemId }) => ({ storeId: store, itemId })) }
  const plan = useSuspenseLiveQuery(api.audits.getRecountPlan, { auditId, ...wanted })
  if (plan.shelves.length > 0) {
    return (
      <Question
        wanted={{ auditId, ...wanted }}
        plan={plan}
        othersOpen={othersOpen}
        onClose={onClose}
      />
    )
  }
  return (
    <Stack gap="md">
      <p>{describeUnplaced(plan)}</p>
      <Group justify="flex-end" gap="xs" className={styles.dialogEnd ?? ''}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <LinkButton to="/stores/$storeId/audit/$id" params={{ storeId, id: auditId }}>
          Open the overview
        </LinkButton>
      </Group>
    </Stack>
  )
}

interface QuestionProps {
  readonly wanted: Omit<ArgsOf<typeof api.audits.getRecountPlan>, 'auditAssignmentIds'>
  readonly plan: RecountPlan
  readonly othersOpen: number
  readonly onClose: () => void
}

function Question({ wanted, plan, othersOpen, onClose }: QuestionProps) {
  const requestRecount = useBackendMutation(api.audits.requestRecount)
  const { attempt, isBusy, refusal } = useAttempt()
  const [best] = plan.people
  const [userId, setUserId] = useState(best?.countedShelves === 0 ? best.id : null)
  const [reason, setReason] = useState('')
  const [isSameAllowed, setSameAllowed] = useState(false)
  const person = plan.people.find(({ id }) => id === userId)
  const isSame = (person?.countedShelves ?? 0) > 0
  const unplaced = describeUnplaced(plan)
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    const text = reason.trim() || `Recount of ${countOf(plan.lines, 'line')}`
    const args = { ...wanted, reason: text, userId, sameCounterAllowed: isSameAllowed }
    if (!(await attempt(() => requestRecount(args)))) return
    notifications.show({ message: describeSent(plan, person?.name) })
    onClose()
  }
  return (
    <Form onSubmit={ask}>
      <Stack gap="md">
        <p>
          {describePlaced(plan)} counted again, blind, on{' '}
          {countOf(plan.shelves.length, 'shelf', 'shelves')}:{' '}
          <strong>{describeShelves(plan)}</strong>. Earlier counts leave the totals and stay beside
          the new ones; everything else there keeps its count. The audit goes back to counting until
          that is handed in.
        </p>
        {othersOpen > 0 && (
          <Alert color="yellow" variant="light">
            {describeOthersOpen(othersOpen)}
          </Alert>
        )}
        {unplaced && <p>{unplaced}</p>}
        <PersonSelect
          label="Who counts"
          description="Whoever has not counted these shelves stands first."
          placeholder="Whoever comes"
          clearable
          data={plan.people.map((one) => ({ value: one.id, label: describePerson(one) }))}
          value={userId}
          onChange={setUserId}
        />
        {isSame && (
          <Checkbox
            label="The same person counts again"
            description="The same eyes tend to find the same number."
            checked={isSameAllowed}
            onChange={(event) => setSameAllowed(event.currentTarget.checked)}
          />
        )}
        <Textarea
          label="Why, if there is more to say"
          value={reason}
          maxLength={1_000}
          autosize
          minRows={2}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {refusal && (
          <Alert color="red" variant="light" role="alert" icon={<IconCircleX size={18} />}>
            {refusal.text}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs" className={styles.dialogEnd ?? ''}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Recount {countOf(plan.shelves.length, 'shelf', 'shelves')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

function describePerson({ name, countedShelves, openShelves }: RecountPerson): string {
  const counted = countedShelves > 0 ? `counted ${countedShelves} of them` : 'counted none of them'
  const left = openShelves > 0 ? `, ${countOf(openShelves, 'shelf', 'shelves')} left` : ''
  return `${name} (${counted}${left})`
}
