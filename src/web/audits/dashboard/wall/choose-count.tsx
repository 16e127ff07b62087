import { Radio } from '@mantine/core'
import { useState } from 'react'
import type { DashboardTile } from '#contract/audits.ts'
import { countOf } from '#domain/count-words.ts'
import { tieOf } from '#domain/independent.ts'
import { api } from '#web/client/api.ts'
import { useLiveQuery } from '#web/client/react.tsx'
import { formatQuantity } from '#web/kit/format-number.ts'
import styles from './choose-count.module.css'
import { sideBySide } from './side-by-side.ts'
import { TileReason } from './tile-reason.tsx'

interface ChooseCountProps {
  /** Of one shelf. */
  readonly counts: readonly DashboardTile[]
  readonly onConfirm: (chosenId: string, reason: string) => Promise<unknown>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Two counts that differ beside each other, and which of them stands. */
export function ChooseCount({ counts, onConfirm, onDone, onCancel }: ChooseCountProps) {
  const [chosenId, setChosenId] = useState<string>()
  const [first, second] = tieOf(counts)?.compared ?? []
  // Meanwhile a third has settled it, or somebody counts anew.
  if (!first || !second) return <p className={styles.note}>There is nothing to choose any more.</p>
  return (
    <TileReason
      extra={<Sides sides={[first, second]} chosenId={chosenId} onChoose={setChosenId} />}
      isReady={chosenId !== undefined}
      label="Why this one?"
      text="The other stays on record, and no third count is waited for. Results, reports and seal say that a manager chose."
      confirmLabel="Let this count stand"
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
  const [first, second] = [useLines(sides[0].id), useLines(sides[1].id)]
  const compared = first && second && sideBySide(first, second)
  return (
    <Radio.Group
      label="Which count stands?"
      size="xs"
      value={chosenId ?? null}
      onChange={(id) => onChoose(id)}
    >
      <div className={styles.scroll}>
        <table className={styles.sides}>
          <thead>
            <tr>
              <th scope="col">They differ on</th>
              {sides.map(({ id, userName }, index) => (
                <th key={id} scope="col">
                  <Radio size="xs" value={id} label={userName ?? PASSES[index]} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compared?.differing.map(({ id, name, quantities }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{formatQuantity(quantities[0])}</td>
                <td>{formatQuantity(quantities[1])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {compared && compared.alike > 0 && (
        <p className={styles.note}>
          They agree on {countOf(compared.alike, 'line')}. A dash is not counted, which is not 0.
        </p>
      )}
    </Radio.Group>
  )
}

const PASSES = ['First count', 'Second count'] as const

/** All lines of a count; of its events none is needed. */
function useLines(auditAssignmentId: string) {
  const paginationOpts = { numItems: 1, cursor: null }
  return useLiveQuery(api.scanEvents.getByAssignment, { auditAssignmentId, paginationOpts })?.lines
}
