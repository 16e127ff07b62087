// Components are tested with the messages that a page has before it is drawn.

import type { AreaName } from '#messages/areas.ts'
import type { SourceCatalogue } from '#messages/catalogue.ts'
import { compileCatalogue } from '#messages/compile-catalogue.ts'
import { loadCatalogue } from '#messages/load-catalogue.ts'
import { keepCatalogue } from '#web/kit/message-store.ts'
import { areaNames } from './message-files.ts'

for (const area of areaNames()) {
  const english = await loadCatalogue<SourceCatalogue>(area as AreaName, 'en')
  keepCatalogue(area as AreaName, 'en', compileCatalogue(english))
}
