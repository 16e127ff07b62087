// Cells from the clipboard, as the text of a file.

export interface Clipping {
  readonly text: string
  readonly html: string
}

type Rows = readonly (readonly string[])[]

/** Text with tabs, or the text unchanged; undefined: it is not a table, and pasting it means something else. */
export function pastedTable({ text, html }: Clipping): string | undefined {
  const rows = rowsOfPage(html)
  if (rows) return tabbed(rows)
  return isTable(text) ? text : undefined
}

function isTable(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const [first = '', ...rest] = lines
  // A spreadsheet cell may contain a line break, so not every line has tabs.
  if (first.includes('\t')) return rest.some((line) => line.includes('\t'))
  return isParted(lines, ';') || isParted(lines, ',')
}

/** The same separator splits every line into equally many cells; two sentences with a comma each are not a table. */
function isParted(lines: readonly string[], mark: string): boolean {
  const widths = new Set(lines.map((line) => line.split(mark).length))
  const [width = 1] = widths
  return widths.size === 1 && width > 1 && lines.length > 1 && lines.length + width > 4
}

function rowsOfPage(html: string): Rows | undefined {
  if (!/<table/i.test(html)) return undefined
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('table')]
    .map(rowsOf)
    .find((rows) => rows.length > 1 && rows.some((row) => row.length > 1))
}

/** Puts every cell into its column, even beside cells that span several rows. */
function rowsOf(table: HTMLTableElement): Rows {
  const grid: string[][] = []
  for (const [at, row] of [...table.rows].entries()) {
    const line = lineOf(grid, at)
    for (const cell of row.cells) {
      let column = 0
      while (line[column] !== undefined) column += 1
      for (let down = 0; down < Math.max(1, cell.rowSpan); down += 1) {
        for (let right = 0; right < Math.max(1, cell.colSpan); right += 1) {
          lineOf(grid, at + down)[column + right] = down + right === 0 ? textOf(cell) : ''
        }
      }
    }
  }
  return grid.slice(0, table.rows.length).map((line) => Array.from(line, (text) => text ?? ''))
}

function lineOf(grid: string[][], at: number): string[] {
  const line = grid[at] ?? []
  grid[at] = line
  return line
}

const SHORTENED = /^\d([.,]\d+)?E\+\d+$/i

function textOf(cell: HTMLTableCellElement): string {
  for (const br of cell.querySelectorAll('br')) br.replaceWith(' ')
  const shown = (cell.textContent ?? '').replace(/\s+/g, ' ').trim()
  return (SHORTENED.test(shown) && exactNumber(cell)) || shown
}

/** Besides the displayed text, spreadsheets include the exact value of a cell. */
function exactNumber(cell: HTMLTableCellElement): string | undefined {
  const sheets = /"3":(\d+)/.exec(cell.getAttribute('data-sheets-value') ?? '')?.[1]
  const exact = cell.getAttribute('sdval') ?? cell.getAttribute('x:num') ?? sheets
  return exact && /^\d+$/.test(exact) ? exact : undefined
}

function tabbed(rows: Rows): string {
  return rows.map((row) => `${row.map(quoted).join('\t')}\r\n`).join('')
}

function quoted(text: string): string {
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
}
