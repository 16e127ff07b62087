import { formatUnits } from '../counter/result-words.ts'
import type { CatalogueState } from './bring-catalogue.ts'

export function catalogueWords({ items, isComplete, isLoading }: CatalogueState): string {
  if (items === undefined) return 'The catalogue is not on this phone yet.'
  const count = `${formatUnits(items)} ${items === 1 ? 'item' : 'items'} on this phone`
  if (isLoading || !isComplete) return `${count}, more to come`
  return `${count}, works offline`
}
