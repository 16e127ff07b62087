import { createFileRoute } from '@tanstack/react-router'
import { requireManager } from '#web/session/guards.ts'
import { AppError } from '#web/shell/app-error.tsx'
import { NotOpenHere } from '#web/shell/refused-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager')({
  beforeLoad: ({ context }) => requireManager(context.queryClient, context.store),
  errorComponent: AppError,
  notFoundComponent: NotOpenHere,
})
