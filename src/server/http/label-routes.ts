// Labels as a file to print. Their content comes from the functions, with their permissions.

import { Hono } from 'hono'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import type { LabelList } from '#contract/labels.ts'
import { requireInput } from '#contract/refused-input.ts'
import { Fault } from '#domain/fault.ts'
import { positionsOf, sheetOf } from '#domain/labels/label-sheet.ts'
import type { AuthService } from '../auth/auth-service.ts'
import { paperWords } from '../documents/paper-words.ts'
import { callerOf, type Paper } from './document-download.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext, HostEnv } from './host-env.ts'
import { readersLanguage } from './readers-language.ts'

export interface LabelRouteOptions {
  readonly auth: AuthService
  readonly functions: FunctionHost
  readonly paper: Paper
}

const sheetUse = {
  sheet: z.string().max(40),
  skip: z.coerce.number().default(0),
  offsetX: z.coerce.number().default(0),
  offsetY: z.coerce.number().default(0),
}
const inAddress = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('shelves'),
    storeId: z.uuid(),
    roomId: z.uuid().optional(),
    ...sheetUse,
  }),
  z.object({
    of: z.literal('items'),
    orgId: z.uuid(),
    text: z.string().max(200).optional(),
    ...sheetUse,
  }),
])

export function labelRoutes(options: LabelRouteOptions): Hono<HostEnv> {
  return new Hono<HostEnv>().get('/api/labels.pdf', (c) => download(c, options))
}

async function download(c: HostContext, options: LabelRouteOptions): Promise<Response> {
  const caller = await callerOf(c, options)
  const query = requireInput(inAddress, c.req.query())
  const { sheet: sheetId, skip, offsetX, offsetY, of, ...which } = query
  const language = await readersLanguage(c, options.auth)
  const { t } = await paperWords(language)
  const sheet = sheetOf(sheetId)
  const use = { skip, offsetX, offsetY }
  // Refused here with a message; in the printer it would only be an error.
  positionsOf(sheet, 1, use)
  const path = of === 'shelves' ? api.labels.ofShelves.name : api.labels.ofItems.name
  const { printer, queue } = options.paper
  const read = async () => {
    const { labels } = (await caller.ask(path, which)) as LabelList
    if (labels.length === 0) throw new Fault('not_found', 'There is nothing to print.')
    return labels.map(({ isWholeRoom, subtitle, ...label }) => ({
      ...label,
      subtitle: isWholeRoom ? t('labels.whole') : subtitle,
      square: of === 'shelves',
    }))
  }
  const { pdf } = await queue.run(caller, read, (labels) =>
    printer.printLabels({ labels, sheet, use, title: t('labels.title') }),
  )
  c.header('content-type', 'application/pdf')
  c.header('content-disposition', `attachment; filename="labels-${of}.pdf"`)
  c.header('cache-control', 'private, no-store')
  return c.body(new Uint8Array(pdf))
}
