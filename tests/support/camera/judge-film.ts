// Units that were counted, held against those that were to be.

export interface FilmJudgement {
  readonly shown: number
  readonly counted: number
  /** More of a code than was shown. */
  readonly doubled: number
  readonly missed: number
  /** Codes that nobody aimed at, or that are not there. */
  readonly wrong: number
}

export function judgeFilm(
  counted: ReadonlyMap<string, number>,
  expected: ReadonlyMap<string, number>,
): FilmJudgement {
  const sum = (values: Iterable<number>) => [...values].reduce((all, one) => all + one, 0)
  const over = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>) =>
    sum([...a].map(([key, units]) => Math.max(0, units - (b.get(key) ?? 0))))
  const wrong = sum([...counted].filter(([key]) => !expected.has(key)).map(([, units]) => units))
  return {
    shown: sum(expected.values()),
    counted: sum(counted.values()),
    doubled: over(counted, expected) - wrong,
    missed: over(expected, counted),
    wrong,
  }
}
