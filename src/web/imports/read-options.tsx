import { Group, NativeSelect } from '@mantine/core'
import { ENCODINGS, isEncoding } from '#domain/import/encoding.ts'
import type { MappingGuess } from '#domain/import/guess-mapping.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import { ALIGNED } from '#domain/import/read/aligned-text.ts'
import type { FormatChoice, TableFormat } from '#domain/import/read/table.ts'
import { encodingName } from './describe-format.ts'

interface ReadOptionsProps {
  readonly format: TableFormat
  readonly sheetNames: readonly string[]
  readonly mapping: Mapping
  readonly guess: MappingGuess
  readonly onFormat: (choice: FormatChoice) => void
  readonly onMapping: (mapping: Mapping) => void
}

const DELIMITERS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Bar' },
  { value: ALIGNED, label: 'Spaces, in columns' },
]

/** How to read the file, for the rare case that it cannot be detected. */
export function ReadOptions(props: ReadOptionsProps) {
  const { format, sheetNames, mapping, guess, onFormat, onMapping } = props
  const { encoding, delimiter, sheet } = format
  return (
    <Group gap="sm" align="end">
      {format.kind === 'text' && (
        <>
          <NativeSelect
            size="xs"
            label="Encoding"
            value={encoding ?? ''}
            data={ENCODINGS.map((value) => ({ value, label: encodingName(value) }))}
            onChange={({ currentTarget: { value } }) =>
              onFormat({ delimiter, encoding: isEncoding(value) ? value : null })
            }
          />
          <NativeSelect
            size="xs"
            label="Separator"
            value={delimiter ?? ','}
            data={DELIMITERS}
            onChange={(event) => onFormat({ encoding, delimiter: event.currentTarget.value })}
          />
        </>
      )}
      {sheetNames.length > 1 && (
        <NativeSelect
          size="xs"
          label="Sheet"
          value={String(sheet ?? 0)}
          data={sheetNames.map((label, at) => ({ value: String(at), label }))}
          onChange={(event) => onFormat({ sheet: Number(event.currentTarget.value) })}
        />
      )}
      <NativeSelect
        size="xs"
        label="Decimals"
        value={mapping.decimal}
        data={[
          { value: '.', label: 'Point, 1,234.56' },
          { value: ',', label: 'Comma, 1.234,56' },
        ]}
        onChange={(event) => {
          const { decimals: _ofColumns, ...rest } = mapping
          onMapping({ ...rest, decimal: event.currentTarget.value === ',' ? ',' : '.' })
        }}
      />
      {mapping.columns.includes('expiry') && (
        <NativeSelect
          size="xs"
          label="Dates"
          value={mapping.dayOrder ?? 'dmy'}
          data={[
            { value: 'dmy', label: 'Day first, 31/12/2027' },
            { value: 'mdy', label: 'Month first, 12/31/2027' },
          ]}
          onChange={(event) =>
            onMapping({ ...mapping, dayOrder: event.currentTarget.value === 'mdy' ? 'mdy' : 'dmy' })
          }
        />
      )}
      {guess.sites.length > 0 && (
        <NativeSelect
          size="xs"
          label="Rows of"
          value={mapping.site ?? ''}
          data={[{ value: '', label: 'All locations' }, ...guess.sites]}
          onChange={({ currentTarget: { value } }) =>
            onMapping({ ...mapping, site: value || null, alsoSites: undefined })
          }
        />
      )}
    </Group>
  )
}
