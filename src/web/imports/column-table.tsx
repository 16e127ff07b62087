import { Button, NativeSelect } from '@mantine/core'
import {
  IconArrowRight,
  IconCheck,
  IconCircleCheck,
  IconMinus,
  IconQuestionMark,
  type TablerIcon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { COLUMN_KINDS, isColumnKind } from '#domain/import/column-kind.ts'
import type { Certainty } from '#domain/import/guess-item-columns.ts'
import type { GuessNote } from '#domain/import/guess-reason.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import type { ColumnGuess } from '#domain/import/mapping-guess.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './column-table.module.css'
import { noteText, reasonTexts, useColumnWords } from './column-words.ts'
import shared from './imports.module.css'
import { isAsLastTime } from './is-as-last-time.ts'

interface ColumnTableProps {
  readonly headers: readonly string[]
  readonly mapping: Mapping
  /** Missing if the person has come back without the file. */
  readonly guesses: readonly ColumnGuess[] | undefined
  /** Notes on how the columns are read. */
  readonly notes?: readonly GuessNote[] | undefined
  readonly isDisabled: boolean
  readonly onChange: (mapping: Mapping) => void
}

/** Up to this many unused columns can all be shown. */
const FEW_UNUSED = 12

export function ColumnTable(props: ColumnTableProps) {
  const { headers, mapping, guesses, notes = [], isDisabled, onChange } = props
  const words = useColumnWords()
  const { t } = words
  const used = mapping.columns.filter((kind) => kind !== null).length
  const unsure = guesses?.filter(
    ({ certainty, kind }, at) => certainty === 'check' && kind === mapping.columns[at],
  ).length
  const [isAllShown, setAllShown] = useState(false)
  // A column that was just set to unused stays in its place, so that this can be undone.
  const [usedAtFirst] = useState(mapping.columns)
  const isUseful = (at: number) =>
    mapping.columns[at] != null || usedAtFirst[at] != null || guesses?.[at]?.certainty === 'check'
  const hidden = headers.filter((_, at) => !isUseful(at)).length
  const isShort = !isAllShown && hidden > FEW_UNUSED
  const listed = headers.flatMap((header, at) => (isShort && !isUseful(at) ? [] : [{ header, at }]))
  const change = (at: number, value: string) => {
    const kind = isColumnKind(value) ? value : null
    onChange({ ...mapping, columns: mapping.columns.map((one, n) => (n === at ? kind : one)) })
  }
  return (
    <section aria-label={t('title')}>
      <h2 className={shared.partTitle}>
        {t('title')}{' '}
        <span className={shared.dimmed}>
          {t('summary', { count: headers.length, used })}
          {unsure ? ` ${t('unsure', { count: unsure })}` : ''}
          {isAsLastTime(guesses) && ` ${t('asLastTime')}`}
        </span>
      </h2>
      {notes.map((note) => (
        <p key={noteText(note, words)} className={styles.note} role="note">
          {noteText(note, words)}
        </p>
      ))}
      <div className={styles.scroll}>
        <table className={`${shared.table} ${styles.columns}`}>
          <thead>
            <tr>
              <th scope="col">{t('table.header')}</th>
              <th scope="col">{t('table.use')}</th>
              {guesses && (
                <>
                  <th scope="col">{t('table.samples')}</th>
                  <th scope="col">{t('table.certainty')}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {listed.map(({ header, at }) => (
              <ColumnRow
                key={at}
                header={header}
                kind={mapping.columns[at] ?? null}
                guess={guesses?.[at]}
                isDisabled={isDisabled}
                onChange={(value) => change(at, value)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isShort && (
        <Button variant="subtle" mx="sm" my="xs" onClick={() => setAllShown(true)}>
          {t('table.showUnused', { count: hidden })}
        </Button>
      )}
    </section>
  )
}

interface ColumnRowProps {
  readonly header: string
  readonly kind: Mapping['columns'][number]
  readonly guess: ColumnGuess | undefined
  readonly isDisabled: boolean
  readonly onChange: (value: string) => void
}

function ColumnRow({ header, kind, guess, isDisabled, onChange }: ColumnRowProps) {
  const words = useColumnWords()
  const { t } = words
  const sayFinding = useMessages('findings')
  const isOwn = guess !== undefined && guess.kind !== kind
  const certainty = isOwn ? 'sure' : guess?.certainty
  return (
    <tr data-check={certainty === 'check' || undefined} data-unused={kind === null || undefined}>
      <th scope="row">
        <span className={styles.header}>{header}</span>
        <IconArrowRight size={15} stroke={1.7} className={styles.arrow} aria-hidden />
      </th>
      <td>
        <NativeSelect
          size="xs"
          aria-label={t('table.useOf', { header })}
          value={kind ?? ''}
          data={[
            { value: '', label: t('table.unused') },
            ...COLUMN_KINDS.map((one) => ({ value: one, label: sayFinding(`column.${one}`) })),
          ]}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </td>
      {guess && certainty && (
        <>
          <td className={styles.samples}>{guess.samples.map(shorten).join('  ·  ')}</td>
          <td>
            <Sureness
              certainty={certainty}
              why={isOwn ? t('certainty.chosen') : reasonTexts(guess.why, words)}
            />
          </td>
        </>
      )}
    </tr>
  )
}

const ICONS: Readonly<Record<Certainty, TablerIcon>> = {
  sure: IconCircleCheck,
  likely: IconCheck,
  check: IconQuestionMark,
  skipped: IconMinus,
}

function Sureness({
  certainty,
  why,
}: {
  readonly certainty: Certainty
  readonly why?: string | undefined
}) {
  const t = useMessages('columns')
  const Icon = ICONS[certainty]
  return (
    <>
      <span className={styles.sureness} data-certainty={certainty}>
        <Icon size={15} stroke={1.9} aria-hidden />
        {t(`certainty.${certainty}`)}
      </span>
      {why && <span className={styles.why}>{why}</span>}
    </>
  )
}

const LONGEST_SAMPLE = 22

function shorten(text: string): string {
  return text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE - 1)}…` : text
}
