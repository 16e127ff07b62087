import { shownCode } from '#domain/codes/shown-code.ts'
import { useMessages } from '../kit/use-messages.ts'
import { formatUnits } from './counter/units.ts'
import { railWords, signedAmount } from './counter/words.ts'
import { NoWrapSigns } from './no-wrap-signs.tsx'
import railStyles from './rail.module.css'
import frameStyles from './scanner-frame.module.css'
import type { ScanResult } from './scanner-state.ts'
import { ToneIcon } from './tone-icon.tsx'

interface RailProps {
  readonly result: ScanResult | undefined
  /** How many of the item are on this shelf now; null: not counted. */
  readonly quantity: number | null
  /** Whether counts stay on the phone for now. */
  readonly staysOnDevice: boolean
  /** What to do, shown until the first reading. */
  readonly idle: string
  /** Whether the camera cannot be used: counting goes on without it. */
  readonly isBlind: boolean
}

/**
 * The shelf edge: one sentence, always in the same place. The spoken text includes the quantity, because
 * screen readers do not repeat a text that has not changed.
 */
export function Rail({ result, quantity, staysOnDevice, idle, isBlind }: RailProps) {
  const t = useMessages('scanner')
  if (!result && isBlind) {
    return (
      <div className={railStyles.rail} data-tone="warning" role="status">
        <span className={railStyles.badge}>
          <ToneIcon tone="warning" />
        </span>
        <p>{t('idle.noCamera')}</p>
      </div>
    )
  }
  if (!result) {
    return (
      <div className={railStyles.rail} role="status">
        <p>
          <NoWrapSigns>{idle}</NoWrapSigns>
        </p>
      </div>
    )
  }
  const tone = result.isUndone ? 'duplicate' : result.tone
  const item = result.name ?? shownCode(result.code ?? '')
  const amount = signedAmount(result)
  return (
    <div
      className={railStyles.rail}
      data-tone={tone}
      data-tight={amount.length > LONG_AMOUNT || undefined}
      role="status"
    >
      <span className={railStyles.badge}>
        <ToneIcon tone={tone} />
      </span>
      <p>
        <NoWrapSigns>{railWords(result, staysOnDevice, t)}</NoWrapSigns>
        <span className={frameStyles.visuallyHidden}>
          {quantity === null
            ? t('rail.item', { item })
            : t('rail.itemHere', { item, count: formatUnits(quantity) })}
        </span>
      </p>
      <span className={railStyles.amount} dir="ltr">
        {amount}
      </span>
    </div>
  )
}

/** Longer amounts leave no room for a sentence on one line. */
const LONG_AMOUNT = 7
