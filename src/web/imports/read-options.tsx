import { Group, NativeSelect } from '@mantine/core'
import { ENCODINGS, isEncoding } from '#domain/import/encoding.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import type { MappingGuess } from '#domain/import/mapping-guess.ts'
import { ALIGNED } from '#domain/import/read/aligned-text.ts'
import type { FormatChoice, TableFormat } from '#domain/import/read/table.ts'
import { useMessages } from '../kit/use-messages.ts'
import { encodingName } from './describe-format.ts'

interface ReadOptionsProps {
  readonly format: TableFormat
  readonly sheetNames: readonly string[]
  readonly mapping: Mapping
  readonly guess: MappingGuess
  readonly onFormat: (choice: FormatChoice) => void
  readonly onMapping: (mapping: Mapping) => void
}

/** How to read the file, for the rare case that it cannot be detected. */
export function ReadOptions(props: ReadOptionsProps) {
  const t = useMessages('imports')
  const sayColumn = useMessages('columns')
  const { format, sheetNames, mapping, guess, onFormat, onMapping } = props
  const { encoding, delimiter, sheet } = format
  return (
    <Group gap="sm" align="end">
      {format.kind === 'text' && (
        <>
          <NativeSelect
            size="xs"
            label={t('read.encoding')}
            value={encoding ?? ''}
            data={ENCODINGS.map((value) => ({ value, label: encodingName(value, sayColumn) }))}
            onChange={({ currentTarget: { value } }) =>
              onFormat({ delimiter, encoding: isEncoding(value) ? value : null })
            }
          />
          <NativeSelect
            size="xs"
            label={t('read.separator')}
            value={delimiter ?? ','}
            data={[
              { value: ',', label: t('read.comma') },
              { value: ';', label: t('read.semicolon') },
              { value: '\t', label: t('read.tab') },
              { value: '|', label: t('read.bar') },
              { value: ALIGNED, label: t('read.aligned') },
            ]}
            onChange={(event) => onFormat({ encoding, delimiter: event.currentTarget.value })}
          />
        </>
      )}
      {sheetNames.length > 1 && (
        <NativeSelect
          size="xs"
          label={t('read.sheet')}
          value={String(sheet ?? 0)}
          data={sheetNames.map((label, at) => ({ value: String(at), label }))}
          onChange={(event) => onFormat({ sheet: Number(event.currentTarget.value) })}
        />
      )}
      <NativeSelect
        size="xs"
        label={t('read.decimals')}
        value={mapping.decimal}
        data={[
          { value: '.', label: t('read.point') },
          { value: ',', label: t('read.decimalComma') },
        ]}
        onChange={(event) => {
          const { decimals: _ofColumns, ...rest } = mapping
          onMapping({ ...rest, decimal: event.currentTarget.value === ',' ? ',' : '.' })
        }}
      />
      {mapping.columns.includes('expiry') && (
        <NativeSelect
          size="xs"
          label={t('read.dates')}
          value={mapping.dayOrder ?? 'dmy'}
          data={[
            { value: 'dmy', label: t('read.dayFirst') },
            { value: 'mdy', label: t('read.monthFirst') },
          ]}
          onChange={(event) =>
            onMapping({ ...mapping, dayOrder: event.currentTarget.value === 'mdy' ? 'mdy' : 'dmy' })
          }
        />
      )}
      {guess.sites.length > 0 && (
        <NativeSelect
          size="xs"
          label={t('read.rowsOf')}
          value={mapping.site ?? ''}
          data={[{ value: '', label: t('read.allSites') }, ...guess.sites]}
          onChange={({ currentTarget: { value } }) =>
            onMapping({ ...mapping, site: value || null, alsoSites: undefined })
          }
        />
      )}
    </Group>
  )
}
