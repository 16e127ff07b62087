import { join } from 'node:path'

export const TEMPLATE_DATABASE = 'shelfcount_template'
export const SQL_FOLDER = join(import.meta.dirname, '../../src/server/db')
