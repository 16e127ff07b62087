import { createFileRoute } from '@tanstack/react-router'
import { requireManager } from '../../../../session/guards.ts'
import { AppError } from '../../../../shell/app-error.tsx'
import { NotOpenHere } from '../../../../shell/refused-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager')({
  beforeLoad: ({ context }) => requireManager(context.queryClient, context.store),
  errorComponent: AppError,
  notFoundComponent: NotOpenHere,
})
