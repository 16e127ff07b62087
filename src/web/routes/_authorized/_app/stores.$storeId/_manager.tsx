import { createFileRoute } from '@tanstack/react-router'
import { NotFoundHere } from '../../../../kit/not-found.tsx'
import { requireManager } from '../../../../session/guards.ts'
import { AppError } from '../../../../shell/app-error.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager')({
  beforeLoad: ({ context }) => requireManager(context.queryClient, context.store),
  errorComponent: AppError,
  notFoundComponent: NotFoundHere,
})
