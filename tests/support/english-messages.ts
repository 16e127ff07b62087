// Components are tested with the messages that a page has before it is drawn.

import type { AreaName } from '#messages/areas.ts'
import { keepMessages } from './keep-messages.ts'
import { areaNames } from './message-files.ts'

await keepMessages('en', areaNames() as readonly AreaName[])
