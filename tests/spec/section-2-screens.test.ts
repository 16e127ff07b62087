// @vitest-environment happy-dom
import { screens } from './section-2-screens.rows.ts'
import { walk } from './support/walk.ts'

walk(screens)
