import { expect, test } from 'vitest'
import { nameOfEndpoint } from './endpoint.ts'

test.each([
  ['https://till.example/', 'https://till.example'],
  ['https://till.example:8443', 'https://till.example:8443'],
  ['https://hooks.example/services/T00/B00/s3cret', 'https://hooks.example/…'],
  ['https://hooks.example?token=s3cret', 'https://hooks.example/…'],
  ['HTTP://hooks.example/#s3cret', 'HTTP://hooks.example/…'],
  ['s3cret', ''],
])('%s is named %s', (url, name) => {
  expect(nameOfEndpoint(url)).toBe(name)
})
