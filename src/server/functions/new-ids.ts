import type { Services } from './services.ts'

/** As many new ids as there are rows, in the order of the rows: within a millisecond ids are random. */
export function newIdsFor(rows: readonly unknown[], { newId }: Pick<Services, 'newId'>) {
  return rows.map(() => newId()).sort()
}
