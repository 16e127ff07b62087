import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import frameStyles from '../scanner-frame.module.css'
import type { ScanResult } from '../scanner-state.ts'
import { Unbroken } from '../unbroken.tsx'
import labelStyles from './item-label.module.css'
import { codeWords, formatUnits, isHeldForManager, isSerialRepeated, packWords } from './words.ts'

interface ItemLabelProps {
  readonly result: ScanResult | undefined
  /** On this shelf; null: not counted. */
  readonly quantity: number | null
  readonly sign: string
  /** Whether something was counted here before. */
  readonly isStarted: boolean
  /** The items that are counted again; undefined: everything that lies here. */
  readonly onlyThese: string | undefined
  /** Why it is counted again; undefined: nobody said, or it is counted for the first time. */
  readonly whyAgain: string | undefined
  readonly onEdit: () => void
  /** Whether the camera is of no use. */
  readonly isBlind: boolean
  /** Gives room to the choices below it, so that nothing else moves. */
  readonly isShort: boolean
}

/** The ticket under the shelf edge: what it is, and how many there are here. */
export function ItemLabel(props: ItemLabelProps) {
  const { result, quantity, sign, isStarted, onlyThese, onEdit, isBlind, isShort } = props
  const { whyAgain } = props
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
              <span className={labelStyles.nameText}>{whyAgain}</span>
            </button>
          </p>
          <p className={labelStyles.pack}>
            <Unbroken>
              {onlyThese === undefined
                ? `Count all of ${sign} again.`
                : `Count only this again: ${onlyThese}`}
            </Unbroken>
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
            <Unbroken>{`Count only this again on ${sign}.`}</Unbroken>
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
              <Unbroken>{`Scan the ${isStarted ? 'next' : 'first'} item on ${sign}`}</Unbroken>
            </span>
          </p>
          <p className={labelStyles.pack}>
            {isBlind
              ? 'Got a handheld scanner? Pull the trigger, it works now. Or type the digits under the bars.'
              : 'With the camera, a handheld scanner, or by typing its code.'}
          </p>
        </div>
      </div>
    )
  }
  const number = quantity === null ? '–' : formatUnits(quantity)
  const name = result.name ?? nameless(result)
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
              <span className={labelStyles.nameText}>{name}</span>
            </button>
          ) : (
            <span className={labelStyles.nameText}>{name}</span>
          )}
        </p>
        <LabelFacts result={result} sign={sign} />
      </div>
      <button type="button" className={labelStyles.count} onClick={onEdit}>
        <span
          className={labelStyles.countNumber}
          data-characters={Math.min(number.length, MOST_CHARACTERS)}
        >
          {number}
        </span>
        <span className={labelStyles.countWords}>
          <IconPencil size={17} aria-hidden /> on this shelf
        </span>
        <span className={frameStyles.visuallyHidden}>, change the number</span>
      </button>
    </div>
  )
}

/** In the place of a result. */
const WHY_AGAIN = 'why again'

/** In this many sizes a number fits; no shelf holds more than the last of them. */
const MOST_CHARACTERS = 14

/** More letters do not fit into two large lines. */
const LONG_NAME = 28
/** More letters may be cut off on some phone: a tap shows all of them, until the next reading. */
const SURE_TO_FIT = 20

function nameless({ isNameOnItsWay }: ScanResult): string {
  return isNameOnItsWay ? 'Name comes later' : 'Not in the catalogue'
}

function LabelFacts({ result, sign }: { readonly result: ScanResult; readonly sign: string }) {
  if (result.tone === 'duplicate') {
    return (
      <p className={labelStyles.pack}>
        Another one? Tap <b>+1 again</b>
      </p>
    )
  }
  const pack = packWords(result.packSize)
  const said = result.code === null ? undefined : codeWords(result.code, result.atMs)
  const isRepeated = isSerialRepeated(result) && !result.isUndone
  const isHeld = isHeldForManager(result)
  const isCountedAnyway = result.tone === 'warning' && !result.isUndone && !isRepeated && !isHeld
  return (
    <>
      {isHeld && <p className={labelStyles.pack}>Saved, but does not count yet</p>}
      {isCountedAnyway && (
        <p className={labelStyles.pack}>
          <Unbroken>{`Counted on ${sign} anyway`}</Unbroken>
        </p>
      )}
      {!isCountedAnyway && pack !== '' && <p className={labelStyles.pack}>{pack}</p>}
      {said && said.facts.length > 0 && <UnitFacts facts={said.facts} />}
      {isRepeated && <p className={labelStyles.pack}>Nothing added</p>}
      {said && <p className={labelStyles.code}>{said.number}</p>}
    </>
  )
}

/** Lot, date and serial number; what is over stands out. */
function UnitFacts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <p className={labelStyles.facts}>
      {facts.map((fact, index) => (
        <span key={fact} data-expired={fact.startsWith('Expired') || undefined}>
          {index > 0 && ' · '}
          {fact}
        </span>
      ))}
    </p>
  )
}
