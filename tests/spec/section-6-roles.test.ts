// @vitest-environment happy-dom
import { roles } from './section-6-roles.rows.ts'
import { walk } from './support/walk.ts'

walk(roles)
