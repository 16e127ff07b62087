// One figure of a bench: a line of JSON, beside a reference that was measured in the same run.

export interface Figure {
  readonly figure: string
  readonly value: number
  readonly unit: string
  /** Null where nothing comparable exists. */
  readonly reference: number | null
}

export function printFigure(bench: string, { figure, value, unit, reference }: Figure): void {
  const ratio = reference ? rounded(value / reference) : null
  const line = { bench, figure, value: rounded(value), unit, reference: rounded(reference), ratio }
  console.log(JSON.stringify(line))
}

/** Three digits that count: more would claim a precision that no run has. */
function rounded(value: number | null): number | null {
  if (value === null || !Number.isFinite(value)) return null
  return Number.isInteger(value) ? value : Number(value.toPrecision(3))
}

/** By nearest rank; NaN when nothing was measured. */
export function percentile(sorted: readonly number[], percent: number): number {
  const rank = Math.ceil((percent / 100) * sorted.length)
  return sorted[Math.max(0, rank - 1)] ?? Number.NaN
}

/** The p50 of as many rounds as asked for, after some that do not count. */
export async function medianMs(
  { times, warmUp }: { readonly times: number; readonly warmUp: number },
  work: () => Promise<unknown>,
): Promise<number> {
  const durations: number[] = []
  for (let time = 0; time < warmUp + times; time += 1) {
    const start = performance.now()
    await work()
    if (time >= warmUp) durations.push(performance.now() - start)
  }
  return percentile(
    durations.sort((one, other) => one - other),
    50,
  )
}
