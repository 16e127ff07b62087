import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import { NoWrapSigns } from '../no-wrap-signs.tsx'
import type { ScanResult } from '../scanner-state.ts'
import labelStyles from './item-label.module.css'
import { formatUnits } from './units.ts'
import {
  type CodeWords,
  codeWords,
  isHeldForManager,
  isSerialRepeated,
  packWords,
} from './words.ts'

interface ItemLabelProps {
  readonly result: ScanResult | undefined
  /** The quantity on this shelf; null: not counted. */
  readonly quantity: number | null
  readonly sign: string
  /** Whether anything has been counted here yet. */
  readonly isStarted: boolean
  /** Names of the items to recount; undefined: everything on the shelf. */
  readonly onlyThese: string | undefined
  /** Why the shelf is counted again; undefined: no reason given, or it is the first count. */
  readonly whyAgain: string | undefined
  readonly onEdit: () => void
  /** Whether the camera cannot be used. */
  readonly isBlind: boolean
  /** Makes room for the choices below, so that nothing else moves. */
  readonly isShort: boolean
}

/** The ticket under the shelf edge: the item, and how many of it are here. */
export function ItemLabel(props: ItemLabelProps) {
  const { result, quantity, sign, isStarted, onlyThese, onEdit, isBlind, isShort } = props
  const { whyAgain } = props
  const t = useMessages('scanner')
  const [readWhole, setReadWhole] = useState<string>()
  if (!result && whyAgain !== undefined) {
    const isWhole = readWhole === WHY_AGAIN
    return (
      <div className={labelStyles.label} data-idle data-whole={isWhole || undefined}>
        <div className={labelStyles.labelWords}>
          <p className={labelStyles.name} data-long>
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={() => setReadWhole(isWhole ? undefined : WHY_AGAIN)}
            >
              <span className={labelStyles.nameText}>
                <bdi>{whyAgain}</bdi>
              </span>
            </button>
          </p>
          <p className={labelStyles.pack}>
            <NoWrapSigns>
              {onlyThese === undefined
                ? t('item.allAgain', { shelf: sign })
                : t('item.onlyAgain', { items: onlyThese })}
            </NoWrapSigns>
          </p>
        </div>
      </div>
    )
  }
  if (!result && onlyThese !== undefined) {
    return (
      <div className={labelStyles.label} data-idle>
        <div className={labelStyles.labelWords}>
          <p className={labelStyles.name}>
            <span className={labelStyles.nameText}>{onlyThese}</span>
          </p>
          <p className={labelStyles.pack}>
            <NoWrapSigns>{t('item.onlyAgainOn', { shelf: sign })}</NoWrapSigns>
          </p>
        </div>
      </div>
    )
  }
  if (!result) {
    return (
      <div className={labelStyles.label} data-idle>
        <div className={labelStyles.labelWords}>
          <p className={labelStyles.name}>
            <span className={labelStyles.nameText}>
              <NoWrapSigns>
                {t(isStarted ? 'item.next' : 'item.first', { shelf: sign })}
              </NoWrapSigns>
            </span>
          </p>
          <p className={labelStyles.pack}>{t(isBlind ? 'item.howWithoutCamera' : 'item.how')}</p>
        </div>
      </div>
    )
  }
  const number = quantity === null ? '–' : formatUnits(quantity)
  const name = result.name ?? t(result.isNameOnItsWay ? 'item.nameLater' : 'item.unknown')
  const isWhole = readWhole === result.id
  return (
    <div
      className={labelStyles.label}
      data-short={isShort || undefined}
      data-whole={isWhole || undefined}
    >
      <div className={labelStyles.labelWords}>
        <p className={labelStyles.name} data-long={name.length > LONG_NAME || undefined}>
          {name.length > SURE_TO_FIT ? (
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={() => setReadWhole(isWhole ? undefined : result.id)}
            >
              <span className={labelStyles.nameText}>
                <bdi>{name}</bdi>
              </span>
            </button>
          ) : (
            <span className={labelStyles.nameText}>
              <bdi>{name}</bdi>
            </span>
          )}
        </p>
        <LabelFacts result={result} sign={sign} />
      </div>
      <button
        type="button"
        className={labelStyles.count}
        onClick={onEdit}
        aria-label={t('item.change', { count: number })}
      >
        <span
          className={labelStyles.countNumber}
          data-characters={Math.min(number.length, MOST_CHARACTERS)}
        >
          {number}
        </span>
        <span className={labelStyles.countWords}>
          <IconPencil size={17} aria-hidden /> {t('item.onShelf')}
        </span>
      </button>
    </div>
  )
}

/** Shown where a result would be. */
const WHY_AGAIN = 'why again'

/** There is a text size for each length up to this one; no quantity of a shelf is longer. */
const MOST_CHARACTERS = 14

/** Longer names do not fit on two large lines. */
const LONG_NAME = 28
/** Longer names may be cut off on some phones: a tap shows the whole name until the next reading. */
const SURE_TO_FIT = 20

function LabelFacts({ result, sign }: { readonly result: ScanResult; readonly sign: string }) {
  const t = useMessages('scanner')
  if (result.tone === 'duplicate') {
    return (
      <p className={labelStyles.pack}>
        {t('item.another', { b: (words) => <b dir="auto">{words}</b> })}
      </p>
    )
  }
  const pack = packWords(result.packSize, [], t)
  const said = result.code === null ? undefined : codeWords(result.code, result.atMs, t)
  const isRepeated = isSerialRepeated(result) && !result.isUndone
  const isHeld = isHeldForManager(result)
  const isCountedAnyway = result.tone === 'warning' && !result.isUndone && !isRepeated && !isHeld
  return (
    <>
      {isHeld && (
        <p className={labelStyles.pack} data-held>
          {t('item.held')}
        </p>
      )}
      {isCountedAnyway && (
        <p className={labelStyles.pack}>
          <NoWrapSigns>{t('item.anyway', { shelf: sign })}</NoWrapSigns>
        </p>
      )}
      {!isCountedAnyway && pack !== '' && <p className={labelStyles.pack}>{pack}</p>}
      {said && said.facts.length > 0 && <UnitFacts facts={said.facts} />}
      {isRepeated && <p className={labelStyles.pack}>{t('item.nothingAdded')}</p>}
      {said && (
        <p className={labelStyles.code}>
          <bdi>{said.number}</bdi>
        </p>
      )}
    </>
  )
}

/** Lot, date and serial number; expired dates are highlighted. */
function UnitFacts({ facts }: Pick<CodeWords, 'facts'>) {
  return (
    <p className={labelStyles.facts}>
      {facts.map((fact, index) => (
        <span key={fact.words} data-expired={fact.isExpired || undefined}>
          {index > 0 && ' · '}
          {fact.words}
        </span>
      ))}
    </p>
  )
}
