import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_authorized/_app/platform')({
  // For the operator of the installation. The session does not say yet who that is, so it is nobody.
  beforeLoad: () => {
    throw notFound()
  },
})
