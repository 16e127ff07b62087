// @vitest-environment happy-dom
import { constants } from './section-9-constants.rows.ts'
import { walk } from './support/walk.ts'

walk(constants)
