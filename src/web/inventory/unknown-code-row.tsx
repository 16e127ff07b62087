import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import type { UnknownCode } from '#contract/scan-events.ts'
import { countOf } from '#domain/count-words.ts'
import type { NamedGuess } from '#domain/unknown-guess.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Age } from '../kit/age.tsx'
import { formatQuantity } from '../kit/format-number.ts'
import { showFailure } from '../kit/note-with-undo.tsx'
import { useShowRepeated } from '../shared/show-repeated.ts'
import {
  describeNeighbours,
  describePlaces,
  describeRepeats,
  describeResolution,
} from './describe-unknown.ts'
import styles from './inventory.module.css'

interface UnknownCodeRowProps {
  readonly auditId: string
  readonly code: UnknownCode
  /** What the counts suggest that it is. */
  readonly guess?: NamedGuess | undefined
  /** Undefined: it cannot be said any more what it is. */
  readonly onResolve: (() => void) | undefined
}

export function UnknownCodeRow({ auditId, code, guess, onResolve }: UnknownCodeRowProps) {
  const resolveUnknown = useBackendMutation(api.scanEvents.resolveUnknown)
  const showRepeated = useShowRepeated()
  const undo = () =>
    resolveUnknown({ auditId, unknownId: code.id, resolution: { kind: 'undo' } }).catch(showFailure)
  const accept = ({ itemId }: NamedGuess) =>
    resolveUnknown({
      auditId,
      unknownId: code.id,
      resolution: { kind: 'item', itemId, addBarcode: false, quantity: 1 },
    }).then(showRepeated, showFailure)
  const resolution = describeResolution(code)
  const repeats = describeRepeats(code)
  const people = code.people.flatMap(({ name }) => name ?? [])
  return (
    <li className={styles.unknown}>
      <span className={styles.words}>
        <span className={styles.code}>{code.code}</span>
        <span className={styles.note}>
          {[describePlaces(code), describeNeighbours(code), people.join(', ')]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <Age atMs={code.lastSeenAt} suffix=" ago" />
        </span>
        {code.notes.map((note) => (
          <span key={note} className={styles.note}>
            “{note}”
          </span>
        ))}
        {resolution && (
          <span>
            {resolution}
            {code.resolution?.reason && ` (${code.resolution.reason})`}
            {code.resolution?.resolvedByName && (
              <span className={styles.note}> by {code.resolution.resolvedByName}</span>
            )}
          </span>
        )}
        {repeats && <span className={styles.note}>{repeats}</span>}
        {guess && code.resolution === null && (
          <span className={styles.note}>
            Could be <strong>{guess.name}</strong>, {Math.round(guess.confidence * 100)}% sure by
            code and neighbours
          </span>
        )}
        <Photos ids={code.photoFileIds} />
      </span>
      <span className={styles.quantity}>
        ×{formatQuantity(code.quantity)}
        <span className={styles.note}>{countOf(code.events, 'scan')}</span>
      </span>
      {onResolve && (
        <span className={styles.actions}>
          {code.resolution && (
            <Button variant="subtle" size="compact-sm" onClick={() => void undo()}>
              Undo
            </Button>
          )}
          {guess && code.resolution === null && (
            <Button
              variant="default"
              size="xs"
              aria-label={`${code.code} is ${guess.name}`}
              onClick={() => void accept(guess)}
            >
              It is that
            </Button>
          )}
          {code.resolution?.kind !== 'item' && (
            <Button variant="default" size="xs" onClick={onResolve}>
              What is it?
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

function Photos({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id, index) => (
    <a key={id} className={styles.photo} href={`/api/files/${id}`} target="_blank" rel="noreferrer">
      <IconPhoto size={15} stroke={1.7} aria-hidden /> Photo {index + 1}
    </a>
  ))
}
