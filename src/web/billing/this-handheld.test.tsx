// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeDeviceSettings, deviceSettings } from '../scanner/device-settings.ts'
import { type Answers, BillingStage, Refusal } from './testing/billing-stage.tsx'
import { HandheldOfDevice } from './this-handheld.tsx'

let stage: BillingStage
beforeEach(() => changeDeviceSettings({ handheld: null }))
afterEach(() => {
  stage.end()
  cleanup()
  changeDeviceSettings({ handheld: null })
})

const GONE = new Refusal(404, { message: 'There is no entity ABC234.', code: 'entity_not_found' })

async function show(answers: Answers) {
  stage = new BillingStage(answers)
  await stage.show(<HandheldOfDevice />)
}

async function typeCode(code: string) {
  const field = screen.getByLabelText('Code of the handheld')
  await stage.do(() => fireEvent.change(field, { target: { value: code } }))
  await stage.press('Use this code')
}

test('a device gets the name of the handheld whose code is typed', async () => {
  await show({ 'GET /entities/ABC234': { id: 'ABC234', name: 'Handheld 1' } })
  await typeCode('abc-234')
  expect(screen.getByText('This device is Handheld 1.')).toBeTruthy()
  expect(deviceSettings().handheld).toEqual({ id: 'ABC234', name: 'Handheld 1' })
  await stage.press('This isn’t Handheld 1')
  expect(deviceSettings().handheld).toBeNull()
})

test('a code that nobody gave is refused in words, and stays to be mended', async () => {
  await show({ 'GET /entities/ABC234': GONE })
  for (const code of ['ABC234', 'no code']) {
    await typeCode(code)
    expect(screen.getByText(/No handheld of your organization has this code/)).toBeTruthy()
  }
  expect(screen.getByLabelText('Code of the handheld')).toHaveProperty('value', 'no code')
  expect(deviceSettings().handheld).toBeNull()
})

test('without a network the name stays', async () => {
  changeDeviceSettings({ handheld: { id: 'ABC234', name: 'Handheld 1' } })
  await show({ 'GET /entities/ABC234': new TypeError('Failed to fetch') })
  expect(screen.getByText('This device is Handheld 1.')).toBeTruthy()
})

test('a handheld that was removed is forgotten', async () => {
  changeDeviceSettings({ handheld: { id: 'ABC234', name: 'Handheld 1' } })
  await show({ 'GET /entities/ABC234': GONE })
  expect(deviceSettings().handheld).toBeNull()
  expect(screen.getByLabelText('Code of the handheld')).toBeTruthy()
})
