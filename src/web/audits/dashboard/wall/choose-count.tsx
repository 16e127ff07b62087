import { Radio } from '@mantine/core'
import { useState } from 'react'
import type { DashboardTile } from '#contract/audits.ts'
import { tieOf } from '#domain/independent.ts'
import { api } from '#web/client/api.ts'
import { useLiveQuery } from '#web/client/react.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import styles from './choose-count.module.css'
import { sideBySide } from './side-by-side.ts'
import { TileReason } from './tile-reason.tsx'

interface ChooseCountProps {
  /** The counts of one shelf. */
  readonly counts: readonly DashboardTile[]
  readonly onConfirm: (chosenId: string, reason: string) => Promise<unknown>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Two differing counts side by side, to choose which one to use. */
export function ChooseCount({ counts, onConfirm, onDone, onCancel }: ChooseCountProps) {
  const t = useMessages('dashboard')
  const [chosenId, setChosenId] = useState<string>()
  const [first, second] = tieOf(counts)?.compared ?? []
  // Meanwhile a third count has settled it, or the shelf is being recounted.
  if (!first || !second) return <p className={styles.note}>{t('choose.over')}</p>
  return (
    <TileReason
      extra={<Sides sides={[first, second]} chosenId={chosenId} onChoose={setChosenId} />}
      isReady={chosenId !== undefined}
      label={t('choose.why')}
      text={t('choose.text')}
      confirmLabel={t('choose.confirm')}
      isRequired
      onConfirm={async (reason) => {
        if (chosenId !== undefined) await onConfirm(chosenId, reason)
      }}
      onDone={onDone}
      onCancel={onCancel}
    />
  )
}

interface SidesProps {
  readonly sides: readonly [DashboardTile, DashboardTile]
  readonly chosenId: string | undefined
  readonly onChoose: (id: string) => void
}

function Sides({ sides, chosenId, onChoose }: SidesProps) {
  const t = useMessages('dashboard')
  const { quantity, compare } = useFormats()
  const [first, second] = [useLines(sides[0].id), useLines(sides[1].id)]
  const compared = first && second && sideBySide(first, second, compare)
  return (
    <Radio.Group
      label={t('choose.which')}
      size="xs"
      value={chosenId ?? null}
      onChange={(id) => onChoose(id)}
    >
      <div className={styles.scroll}>
        <table className={styles.sides}>
          <thead>
            <tr>
              <th scope="col">{t('choose.differ')}</th>
              {sides.map(({ id, userName }, index) => (
                <th key={id} scope="col">
                  <Radio
                    size="xs"
                    value={id}
                    label={userName ?? t(index === 0 ? 'choose.first' : 'choose.second')}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compared?.differing.map(({ id, name, quantities }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{quantity(quantities[0])}</td>
                <td>{quantity(quantities[1])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {compared && compared.alike > 0 && (
        <p className={styles.note}>{t('choose.agree', { count: compared.alike })}</p>
      )}
    </Radio.Group>
  )
}

/** All lines of a count; its events are not needed. */
function useLines(auditAssignmentId: string) {
  const paginationOpts = { numItems: 1, cursor: null }
  return useLiveQuery(api.scanEvents.getByAssignment, { auditAssignmentId, paginationOpts })?.lines
}
