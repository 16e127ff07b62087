// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openApiDocument } from '#contract/v1/openapi.ts'
import { ErrorTable } from './error-table.tsx'

afterEach(cleanup)

interface Described {
  readonly components: {
    readonly schemas: {
      readonly Problem: { readonly properties: { readonly code: { readonly enum: string[] } } }
    }
  }
}

test('every code that the document names stands in the table, where the type of a problem leads', () => {
  const { components } = openApiDocument('https://shelfcount.example') as unknown as Described
  const codes = components.schemas.Problem.properties.code.enum
  const { container } = render(<ErrorTable />)
  const rows = [...container.querySelectorAll('tbody tr')]
  expect(rows.map(({ id }) => id)).toEqual(codes)
  for (const code of codes) expect(screen.getByText(code).tagName).toBe('CODE')
})
