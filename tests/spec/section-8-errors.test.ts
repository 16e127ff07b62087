// @vitest-environment happy-dom
import { errors } from './section-8-errors.rows.ts'
import { walk } from './support/walk.ts'

walk(errors)
