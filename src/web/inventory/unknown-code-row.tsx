import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import type { UnknownCode } from '#contract/scan-events.ts'
import type { NamedGuess } from '#domain/unknown-guess.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Ago } from '../kit/age.tsx'
import { showFailure } from '../kit/note-with-undo.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
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
  /** What it probably is, judging by the counts. */
  readonly guess?: NamedGuess | undefined
  /** Undefined: it can no longer be resolved. */
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
  const t = useMessages('inventory')
  const { quantity, share } = useFormats()
  const resolution = describeResolution(code, t, quantity)
  const repeats = describeRepeats(code, t)
  const people = code.people.flatMap(({ name }) => name ?? [])
  return (
    <li className={styles.unknown}>
      <span className={styles.words}>
        <span className={styles.code}>{code.code}</span>
        <span className={styles.note}>
          {[describePlaces(code), describeNeighbours(code, t), people.join(', ')]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <Ago atMs={code.lastSeenAt} />
        </span>
        {code.notes.map((note) => (
          <span key={note} className={styles.note}>
            {t('code.note', { note })}
          </span>
        ))}
        {resolution && (
          <span>
            {code.resolution?.reason
              ? t('code.because', { resolution, reason: code.resolution.reason })
              : resolution}
            {code.resolution?.resolvedByName && (
              <span className={styles.note}>
                {' '}
                {t('code.by', { person: code.resolution.resolvedByName })}
              </span>
            )}
          </span>
        )}
        {repeats && <span className={styles.note}>{repeats}</span>}
        {guess && code.resolution === null && (
          <span className={styles.note}>
            {t('code.guess', {
              item: guess.name,
              share: share(guess.confidence, 0),
              strong: (text) => <strong>{text}</strong>,
            })}
          </span>
        )}
        <Photos ids={code.photoFileIds} />
      </span>
      <span className={styles.quantity}>
        ×{quantity(code.quantity)}
        <span className={styles.note}>{t('codes.scans', { count: code.events })}</span>
      </span>
      {onResolve && (
        <span className={styles.actions}>
          {code.resolution && (
            <Button variant="subtle" size="compact-sm" onClick={() => void undo()}>
              {t('code.undo')}
            </Button>
          )}
          {guess && code.resolution === null && (
            <Button
              variant="default"
              size="xs"
              aria-label={t('code.acceptNamed', { code: code.code, item: guess.name })}
              onClick={() => void accept(guess)}
            >
              {t('code.accept')}
            </Button>
          )}
          {code.resolution?.kind !== 'item' && (
            <Button variant="default" size="xs" onClick={onResolve}>
              {t('code.ask')}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

function Photos({ ids }: { readonly ids: readonly string[] }) {
  const t = useMessages('inventory')
  return ids.map((id, index) => (
    <a key={id} className={styles.photo} href={`/api/files/${id}`} target="_blank" rel="noreferrer">
      <IconPhoto size={15} stroke={1.7} aria-hidden /> {t('code.photo', { number: index + 1 })}
    </a>
  ))
}
