import { Alert, Button, Checkbox, Group, Modal, Stack, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCircleX } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, Suspense, useState } from 'react'
import type { RecountPerson, RecountPlan } from '#contract/audit-recounts.ts'
import type { VarianceLine } from '#contract/audit-variances.ts'
import type { ArgsOf } from '#contract/define.ts'
import { api } from '../client/api.ts'
import { useBackendMutation, useSuspenseLiveQuery } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { LinkButton } from '../kit/links.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { PersonSelect } from '../shared/person-select.tsx'
import { nameRecountShelves, placedIn } from './recount-words.ts'
import styles from './review.module.css'

/** Chosen lines, or all lines that are marked. */
export type RecountWish = readonly Pick<VarianceLine, 'storeId' | 'itemId'>[] | 'marked'

interface RecountDialogProps {
  readonly storeId: string
  readonly auditId: string
  /** Undefined: the dialog is closed. */
  readonly wish: RecountWish | undefined
  readonly onClose: () => void
}

/** Has the shelves of some lines recounted, blind, preferably by a different person. */
export function RecountDialog({ wish, ...props }: RecountDialogProps) {
  const t = useMessages('review')
  return (
    <Modal opened={wish !== undefined} onClose={props.onClose} title={titleOf(wish, t)} size="lg">
      <Suspense fallback={<WaitingRows />}>{wish && <Planned wish={wish} {...props} />}</Suspense>
    </Modal>
  )
}

function titleOf(wish: RecountWish | undefined, t: Messages<'review'>): string {
  if (wish === 'marked') return t('recount.marked')
  return wish ? t('recount.title', { count: wish.length }) : ''
}

interface PlannedProps extends RecountDialogProps {
  readonly wish: RecountWish
}

/** A line without a known place cannot be recounted. */
function Planned({ storeId, auditId, wish, onClose }: PlannedProps) {
  const t = useMessages('review')
  const wanted =
    wish === 'marked'
      ? { marked: true }
      : { lines: wish.map(({ storeId: store, itemId }) => ({ storeId: store, itemId })) }
  const plan = useSuspenseLiveQuery(api.audits.getRecountPlan, { auditId, ...wanted })
  if (plan.shelves.length > 0) {
    return <Question wanted={{ auditId, ...wanted }} plan={plan} onClose={onClose} />
  }
  return (
    <Stack gap="md">
      <p>{t('recount.unplaced', { count: plan.lines })}</p>
      <Group justify="flex-end" gap="xs" className={styles.dialogEnd ?? ''}>
        <Button variant="default" onClick={onClose}>
          {t('recount.close')}
        </Button>
        <LinkButton to="/stores/$storeId/audit/$id" params={{ storeId, id: auditId }}>
          {t('recount.overview')}
        </LinkButton>
      </Group>
    </Stack>
  )
}

interface QuestionProps {
  readonly wanted: Omit<ArgsOf<typeof api.audits.getRecountPlan>, 'auditAssignmentIds'>
  readonly plan: RecountPlan
  readonly onClose: () => void
}

function Question({ wanted, plan, onClose }: QuestionProps) {
  const tCommon = useMessages('common')
  const requestRecount = useBackendMutation(api.audits.requestRecount)
  const { attempt, isBusy, refusal } = useAttempt()
  const [best] = plan.people
  const [userId, setUserId] = useState(best?.countedShelves === 0 ? best.id : null)
  const [reason, setReason] = useState('')
  const [isSameAllowed, setSameAllowed] = useState(false)
  const person = plan.people.find(({ id }) => id === userId)
  const isSame = (person?.countedShelves ?? 0) > 0
  const t = useMessages('review')
  const tResults = useMessages('results')
  const unplaced = plan.lines - placedIn(plan)
  const shelves = nameRecountShelves(plan, tResults)
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    const text = reason.trim() || t('recount.reason', { count: plan.lines })
    const args = {
      ...wanted,
      reason: text,
      userId,
      sameCounterAllowed: isSameAllowed,
      keepsReview: true,
    }
    if (!(await attempt(() => requestRecount(args)))) return
    const sent = { count: plan.lines, shelves }
    notifications.show({
      message: person
        ? t('recount.sentTo', { ...sent, name: person.name })
        : t('recount.sent', sent),
    })
    onClose()
  }
  return (
    <Form onSubmit={ask}>
      <Stack gap="md">
        <p>
          <Placed plan={plan} shelves={shelves} /> {t('recount.what')}
        </p>
        {unplaced > 0 && <p>{t('recount.unplaced', { count: unplaced })}</p>}
        <PersonSelect
          label={t('recount.who')}
          description={t('recount.whoHelp')}
          placeholder={t('recount.anyone')}
          clearable
          data={plan.people.map((one) => ({ value: one.id, label: sayPerson(one, t) }))}
          value={userId}
          onChange={setUserId}
        />
        {isSame && (
          <Checkbox
            label={t('recount.same')}
            description={t('recount.sameHelp')}
            checked={isSameAllowed}
            onChange={(event) => setSameAllowed(event.currentTarget.checked)}
          />
        )}
        <Textarea
          label={t('recount.note')}
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
            {tCommon('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('recount.button', { count: plan.shelves.length })}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

interface PlacedProps {
  readonly plan: RecountPlan
  readonly shelves: string
}

/** Which shelves will be recounted, and for how many of the lines. */
function Placed({ plan, shelves: names }: PlacedProps) {
  const t = useMessages('review')
  const count = placedIn(plan)
  const shelves = (): ReactNode => <strong>{names}</strong>
  return count < plan.lines
    ? t('recount.some', { count, total: plan.lines, shelves })
    : t('recount.all', { count, shelves })
}

function sayPerson(
  { name, countedShelves, openShelves }: RecountPerson,
  t: Messages<'review'>,
): string {
  const told = { name, counted: countedShelves }
  if (openShelves === 0) return t('recount.person', told)
  return t('recount.personBusy', {
    ...told,
    shelves: t('recount.shelves', { count: openShelves }),
  })
}
