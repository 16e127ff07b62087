import { IconCheck, IconScan } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { shownCode } from '#domain/codes/shown-code.ts'
import { fromMilli, toMilli, totalToMilli } from '#domain/quantity.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { CountedElsewhere } from '../counter/counted-elsewhere.tsx'
import type { Counter } from '../counter/counter.ts'
import type { CounterState } from '../counter/counter-core.ts'
import keypadStyles from '../counter/keypad.module.css'
import { Keypad } from '../counter/keypad.tsx'
import { enteredNumber, shownEntry } from '../counter/keypad-entry.ts'
import { formatUnits } from '../counter/units.ts'
import { packWords, warningWords } from '../counter/words.ts'
import deckStyles from '../deck.module.css'
import type { CountModalState } from '../scanner-state.ts'
import sheetStyles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

interface CountSheetProps {
  readonly counter: Counter
  readonly state: CounterState
  readonly modal: CountModalState
  /** The assignment that is being counted. */
  readonly auditAssignmentId: string
  readonly top: ReactNode
  readonly onClose: () => void
}

/** Longer numbers do not fit beside the word on a key. */
const LARGEST_SHORT = 999_999
const DECIMAL_UNITS = /^(kg|g|l|ml|m|cm|lb|oz|ft)$/i

/** The keypad, with the sum spelled out: so far, you add, makes. */
export default function CountSheet(props: CountSheetProps) {
  const { counter, state, modal, auditAssignmentId, top, onClose } = props
  const t = useMessages('sheets')
  const { auditId, item, existingCount, scanWarning, warningType } = modal
  const scanner = useMessages('scanner')
  const code = shownCode(item.code ?? '')
  const entered = enteredNumber(state.entry)
  const makes = sumOf(existingCount, entered, state.replaces)
  const packs = [...new Set([item.packSize, ...item.codes.map(({ quantity }) => quantity)])]
    .filter((size) => size > 1)
    .sort((a, b) => b - a)
  return (
    <Sheet
      label={t('count.label', { item: item.name ?? (code || t('count.thisItem')) })}
      top={top}
      onClose={onClose}
      deck={
        <>
          <Keypad
            onKey={(key) => counter.press(key)}
            packs={packs}
            hasDecimals={DECIMAL_UNITS.test(item.unit ?? '')}
          />
          <div className={deckStyles.deckRow}>
            <button
              type="button"
              className={`${deckStyles.key} ${deckStyles.tall}`}
              onClick={onClose}
            >
              {t('cancel')}
            </button>
            <button
              type="button"
              className={deckStyles.mainKey}
              data-long={(makes ?? 0) > LARGEST_SHORT || undefined}
              disabled={entered === null}
              onClick={() => void counter.save().catch(() => {})}
            >
              <span>
                {makes === null
                  ? t('count.save')
                  : t('count.saveTotal', { total: () => <Whole units={makes} /> })}
              </span>
            </button>
          </div>
        </>
      }
    >
      <div className={sheetStyles.heading} data-brief>
        <div>
          <h2>{item.name ?? (item.isNameOnItsWay ? code : t('count.unknown'))}</h2>
          <span>
            {item.isUnknownCase
              ? t('count.case')
              : packWords(item.packSize, item.codes, scanner) || code}
          </span>
        </div>
      </div>
      <Sum
        existing={existingCount}
        shown={shownEntry(state.entry)}
        makes={makes}
        replaces={state.replaces}
      />
      {existingCount !== null && (
        <div className={keypadStyles.either}>
          <button
            type="button"
            aria-pressed={!state.replaces}
            onClick={() => counter.setReplaces(false)}
          >
            {!state.replaces && <IconCheck size={20} aria-hidden />}
            <span>{t('count.addTo', { total: () => <Whole units={existingCount} /> })}</span>
          </button>
          <button
            type="button"
            aria-pressed={state.replaces}
            onClick={() => counter.setReplaces(true)}
          >
            {state.replaces && <IconCheck size={20} aria-hidden />}
            <span>{t('count.replace', { total: () => <Whole units={existingCount} /> })}</span>
          </button>
        </div>
      )}
      {state.skipped && (
        <p className={`${sheetStyles.note} ${sheetStyles.attention}`} role="alert">
          <span>
            {t('count.skipped', {
              item:
                state.skipped.item.name ??
                (shownCode(state.skipped.item.code ?? '') || t('count.thisItem')),
            })}
          </span>
          <button
            type="button"
            className={sheetStyles.textKey}
            onClick={() => void counter.openSkipped().catch(() => {})}
          >
            {t('count.goBack')}
          </button>
        </p>
      )}
      {scanWarning && warningType !== 'already_counted' && (
        <p className={`${sheetStyles.note} ${sheetStyles.attention}`}>
          {warningWords(warningType, item.usualPlace, scanner)}
        </p>
      )}
      {item.itemId !== null && (
        <CountedElsewhere
          auditId={auditId}
          itemId={item.itemId}
          auditAssignmentId={auditAssignmentId}
        />
      )}
      <p className={sheetStyles.note}>
        <IconScan size={22} aria-hidden /> {t('count.nextScan')}
      </p>
    </Sheet>
  )
}

/** Keeps a large number on one line instead of breaking it in two. */
function Whole({ units }: { readonly units: number }) {
  return <span className={deckStyles.whole}>{formatUnits(units)}</span>
}

interface SumProps {
  readonly existing: number | null
  readonly shown: string
  readonly makes: number | null
  readonly replaces: boolean
}

/** On one line; numbers that are too long for that are stacked, as on paper. */
function Sum({ existing, shown, makes, replaces }: SumProps) {
  const t = useMessages('sheets')
  const before = existing === null ? '–' : formatUnits(existing)
  const after = makes === null ? '' : formatUnits(makes)
  const isHigh = Math.max(before.length, after.length) > 6 || shown.length > 8
  const number = (text: string, gridArea: string) => (
    <span
      className={keypadStyles.sumNumber}
      style={{ gridArea }}
      data-long={text.length > 3 || undefined}
    >
      {text}
    </span>
  )
  const sign = (text: string, gridArea: string) => (
    <span className={keypadStyles.sumSign} style={{ gridArea }}>
      {text}
    </span>
  )
  return (
    <fieldset
      className={keypadStyles.sum}
      data-high={isHigh || undefined}
      aria-label={t('count.quantity')}
    >
      <small style={{ gridArea: 'said-before' }}>{t('count.soFar')}</small>
      <small style={{ gridArea: 'said-entry' }}>{t(replaces ? 'count.new' : 'count.add')}</small>
      <small style={{ gridArea: 'said-after' }}>{t('count.total')}</small>
      {number(before, 'before')}
      {sign(replaces ? '→' : '+', 'sign')}
      <output
        className={keypadStyles.sumEntry}
        style={{ gridArea: 'entry' }}
        data-long={shown.length > 3 || undefined}
        data-longer={shown.length > 6 || undefined}
        data-longest={shown.length > LONG_ENTRY || undefined}
      >
        {shown}
      </output>
      {sign('=', 'equals')}
      {number(after, 'after')}
    </fieldset>
  )
}

/** Longer entries do not fit on a line of their own. */
const LONG_ENTRY = 15

function sumOf(existing: number | null, entered: number | null, replaces: boolean): number | null {
  if (entered === null) return null
  if (replaces || existing === null) return entered
  return fromMilli(totalToMilli(existing) + toMilli(entered))
}
