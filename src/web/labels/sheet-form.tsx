import { Button, Group, NumberInput, Select, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { LabelList } from '#contract/labels.ts'
import { FARTHEST_OFFSET, LABEL_SHEETS, positionsOf, sheetOf } from '#domain/labels/label-sheet.ts'
import { type Messages, useLanguage, useMessages } from '../kit/use-messages.ts'
import { type LabelledThings, labelAddress } from './label-address.ts'
import styles from './sheet-form.module.css'
import { SheetPreview } from './sheet-preview.tsx'

interface SheetFormProps {
  readonly things: LabelledThings
  /** Undefined while it is loading. */
  readonly list: LabelList | undefined
  /** Called with the number of labels that will be printed. */
  readonly onSave: (count: number) => void
  /** The choice of labels, above the sheet. */
  readonly children: ReactNode
}

/** Which sheet, which label to start with, and the printer's offset. */
export function SheetForm({ things, list, onSave, children }: SheetFormProps) {
  const t = useMessages('labels')
  const language = useLanguage()
  const [sheetId, setSheetId] = useState<string>(LABEL_SHEETS[0]?.id ?? '')
  const [skip, setSkip] = useState(0)
  const [offsetX, setOffsetX] = useState(0)
  const [offsetY, setOffsetY] = useState(0)
  const sheet = sheetOf(sheetId)
  const lastSkip = sheet.columns * sheet.rows - 1
  const use = { skip: Math.min(skip, lastSkip), offsetX, offsetY }
  const count = list?.labels.length ?? 0
  const pages = (positionsOf(sheet, count, use).at(-1)?.page ?? -1) + 1
  return (
    <Stack gap="md">
      <div className={styles.form}>
        <Stack gap="md">
          {children}
          <Select
            label={t('sheet.label')}
            data={LABEL_SHEETS.map(({ id }) => ({ value: id, label: t(`paper.${id}`) }))}
            value={sheetId}
            allowDeselect={false}
            onChange={(chosen) => chosen && setSheetId(chosen)}
          />
          {lastSkip > 0 && (
            <NumberInput
              label={t('sheet.used')}
              value={use.skip}
              min={0}
              max={lastSkip}
              allowDecimal={false}
              allowNegative={false}
              clampBehavior="strict"
              onChange={(value) => setSkip(numberOf(value))}
            />
          )}
          <Group grow gap="sm">
            <OffsetInput label={t('sheet.right')} value={offsetX} onChange={setOffsetX} />
            <OffsetInput label={t('sheet.down')} value={offsetY} onChange={setOffsetY} />
          </Group>
        </Stack>
        <SheetPreview
          sheet={sheet}
          use={use}
          labels={list?.labels ?? NO_LABELS}
          square={things.of === 'shelves'}
        />
      </div>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" role="status">
          {list ? describeList(list, pages, t) : t('sheet.counting')}
        </Text>
        {count > 0 ? (
          <Button
            component="a"
            href={labelAddress(things, sheetId, use, language)}
            download
            onClick={() => onSave(count)}
          >
            {t('sheet.save', { count })}
          </Button>
        ) : (
          <Button disabled>{t('sheet.saveNone')}</Button>
        )}
      </Group>
    </Stack>
  )
}

const NO_LABELS: LabelList['labels'] = []

interface OffsetInputProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function OffsetInput({ label, value, onChange }: OffsetInputProps) {
  return (
    <NumberInput
      label={label}
      value={value}
      min={-FARTHEST_OFFSET}
      max={FARTHEST_OFFSET}
      step={0.5}
      decimalScale={1}
      clampBehavior="strict"
      onChange={(next) => onChange(numberOf(next))}
    />
  )
}

/** While it is being typed a field may be empty, or only contain a sign. */
function numberOf(typed: number | string): number {
  return Number(typed) || 0
}

function describeList(
  { labels, withoutCode, more }: LabelList,
  pages: number,
  t: Messages<'labels'>,
): string {
  if (labels.length === 0) return t('sheet.nothing')
  const sentences = [
    t('sheet.size', { labels: labels.length, pages }),
    ...(withoutCode > 0 ? [t('sheet.withoutCode', { count: withoutCode })] : []),
    ...(more ? [t('sheet.more')] : []),
  ]
  return sentences.join(' ')
}
