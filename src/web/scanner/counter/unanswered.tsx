// Readings without a number: not counted, and listed until the person enters or dismisses each one.

import { IconKeyboard, IconX } from '@tabler/icons-react'
import { useMessages } from '#web/kit/use-messages.ts'
import frameStyles from '../scanner-frame.module.css'
import sheetStyles from '../sheets/sheet.module.css'
import type { SkippedNumber } from './counter-core.ts'
import { formatUnits } from './units.ts'

interface UnansweredKeyProps {
  readonly number: number
  readonly onOpen: () => void
}

export function UnansweredKey({ number, onOpen }: UnansweredKeyProps) {
  const t = useMessages('scanner')
  return (
    <button
      type="button"
      className={`${sheetStyles.noteKey} ${sheetStyles.attention}`}
      onClick={onOpen}
    >
      <span>{t('unanswered.count', { count: number })}</span>
      <b>{t('unanswered.look')}</b>
    </button>
  )
}

interface UnansweredProps {
  readonly unanswered: readonly SkippedNumber[]
  readonly onAnswer: (one: SkippedNumber) => void
  readonly onForget: (one: SkippedNumber) => void
}

export function Unanswered({ unanswered, onAnswer, onForget }: UnansweredProps) {
  const t = useMessages('scanner')
  if (unanswered.length === 0) return null
  return (
    <section>
      <h3 className={sheetStyles.groupName}>
        {t('unanswered.title')} <span>{formatUnits(unanswered.length)}</span>
      </h3>
      <ul className={sheetStyles.rows}>
        {unanswered.map((one) => {
          const { line, name, code } = one.item
          const words = name ?? code ?? t('unanswered.thisItem')
          return (
            <li key={line} className={sheetStyles.row}>
              <button type="button" className={sheetStyles.rowButton} onClick={() => onAnswer(one)}>
                <IconKeyboard size={26} aria-hidden />
                <span className={sheetStyles.rowWords}>
                  <span className={sheetStyles.rowName} data-code={name === null || undefined}>
                    <bdi>{words}</bdi>
                  </span>
                  <span className={sheetStyles.rowFacts}>{t('unanswered.howMany')}</span>
                </span>
              </button>
              <button type="button" className={sheetStyles.rowKey} onClick={() => onForget(one)}>
                <IconX size={24} aria-hidden />
                <span className={frameStyles.visuallyHidden}>
                  {t('unanswered.forget', { item: words })}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
