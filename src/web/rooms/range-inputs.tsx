import { Input, NumberInput, TextInput, type TextInputProps } from '@mantine/core'
import { useId } from 'react'
import { useMessages } from '../kit/use-messages.ts'
import styles from './range-form.module.css'
import type { Range } from './use-range.ts'

export function RangeInputs({ range: { fields, change, plan } }: { readonly range: Range }) {
  const t = useMessages('rooms')
  const wrong = plan.status === 'refused' ? plan : undefined
  const errorId = useId()
  const isWrong = (field: string) => wrong?.field === field && !!wrong.text
  return (
    <div>
      <div className={styles.inputs}>
        <TextInput
          data-first
          data-autofocus
          label={t('range.prefix')}
          placeholder="S-"
          value={fields.prefix}
          onChange={(event) => change({ prefix: event.currentTarget.value })}
          error={isWrong('prefix')}
        />
        <BayInput
          label={t('range.fromBay')}
          value={fields.fromBay}
          onChange={(fromBay) => change({ fromBay })}
          error={false}
        />
        <BayInput
          label={t('range.to')}
          aria-label={t('range.toBay')}
          placeholder="12"
          value={fields.toBay}
          onChange={(toBay) => change({ toBay })}
          error={isWrong('toBay')}
          aria-errormessage={errorId}
        />
        <LevelInput
          label={t('range.fromLevel')}
          placeholder="A"
          value={fields.fromLevel}
          onLevel={(fromLevel) => change({ fromLevel })}
          error={isWrong('toLevel')}
        />
        <LevelInput
          label={t('range.to')}
          aria-label={t('range.toLevel')}
          placeholder="D"
          value={fields.toLevel}
          onLevel={(toLevel) => change({ toLevel })}
          error={isWrong('toLevel')}
          aria-errormessage={errorId}
        />
      </div>
      {wrong && (
        <Input.Error id={errorId} mt={6} role="alert">
          {wrong.text}
        </Input.Error>
      )}
    </div>
  )
}

interface BayInputProps {
  readonly label: string
  readonly placeholder?: string
  readonly value: number | string
  readonly onChange: (bay: number | string) => void
  readonly error: boolean
  readonly 'aria-label'?: string
  readonly 'aria-errormessage'?: string
}

function BayInput(props: BayInputProps) {
  return (
    <NumberInput<number>
      min={0}
      max={9_999}
      allowNegative={false}
      allowDecimal={false}
      clampBehavior="none"
      classNames={{ controls: styles.controls ?? '' }}
      {...props}
    />
  )
}

interface LevelInputProps extends Omit<TextInputProps, 'onChange'> {
  readonly onLevel: (level: string) => void
}

function LevelInput({ onLevel, ...props }: LevelInputProps) {
  return (
    <TextInput
      maxLength={1}
      autoCapitalize="characters"
      autoComplete="off"
      onChange={(event) => onLevel(event.currentTarget.value.trim().toUpperCase())}
      {...props}
    />
  )
}
