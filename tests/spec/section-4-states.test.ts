// @vitest-environment happy-dom
import { states } from './section-4-states.rows.ts'
import { walk } from './support/walk.ts'

walk(states)
