// How a range of new shelves continues from the existing ones.

import { suggestPrefix } from '../shared/suggest-prefix.ts'
import type { StoreMap } from './map-changes.ts'
import type { RangeFields } from './range-plan.ts'

interface CodeParts {
  readonly prefix: string
  readonly bay: number
  readonly level: string
}

export function suggestRange(map: StoreMap, roomId: string | undefined): RangeFields {
  const room = map.find(({ id }) => id === roomId)
  if (!room) return EMPTY
  const known = room.shelves.flatMap(({ code }) => partsOf(code) ?? [])
  const last = known.at(-1)
  if (!last) return { ...EMPTY, prefix: suggestPrefix(room.name, prefixesOf(map)), fromBay: 1 }
  const alike = known.filter(({ prefix }) => prefix === last.prefix)
  const levels = alike.map(({ level }) => level).sort()
  return {
    prefix: last.prefix,
    fromBay: Math.max(...alike.map(({ bay }) => bay)) + 1,
    toBay: '',
    fromLevel: levels[0] ?? '',
    toLevel: levels.at(-1) ?? '',
  }
}

/** The next single code of a room: S-13 after S-12. */
export function suggestCode(map: StoreMap, roomId: string): string {
  const { prefix, fromBay, fromLevel } = suggestRange(map, roomId)
  return `${prefix}${String(fromBay).padStart(2, '0')}${fromLevel}`
}

const EMPTY: RangeFields = { prefix: '', fromBay: '', toBay: '', fromLevel: '', toLevel: '' }

function partsOf(code: string): CodeParts | undefined {
  const match = /^(.*?)(\d{1,4})([A-Z]?)$/.exec(code)
  if (!match) return undefined
  const [, prefix = '', bay = '', level = ''] = match
  return { prefix, bay: Number(bay), level }
}

function prefixesOf(map: StoreMap): readonly string[] {
  return map.flatMap(({ shelves }) => shelves.flatMap(({ code }) => partsOf(code)?.prefix ?? []))
}
