import { entities } from './section-3-entities.rows.ts'
import { walk } from './support/walk.ts'

walk(entities)
