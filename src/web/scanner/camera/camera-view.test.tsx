// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Counter } from '../counter/counter.ts'
import { idleCounterParts } from '../testing/counter-parts.ts'
import { CameraView } from './camera-view.tsx'
import type { Camera } from './use-camera.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function readyCamera(reader: object = {}): Camera {
  return {
    status: 'ready',
    error: null,
    video: createRef(),
    finder: createRef(),
    zoom: 1,
    isLit: false,
    isPaused: false,
    reader: { isDark: false, isMissing: false, ...reader },
  } as unknown as Camera
}

function show(camera: Camera): void {
  const counter = new Counter(idleCounterParts())
  const taps = { onCounting: () => {}, onSettings: () => {} }
  const parts = { camera, counter, ...taps, top: null, marks: null, isOffline: false }
  render(<CameraView {...parts} counting="aim" />)
}

test('a phone that nobody has touched asks for a tap, beside what the camera counts', () => {
  const activation = { hasBeenActive: false }
  vi.stubGlobal('navigator', { userAgent: '', userActivation: activation })
  show(readyCamera())
  expect(screen.getByText('Tap once for sound')).toBeDefined()
  expect(screen.getByText('Counts the label in the frame, once')).toBeDefined()
  activation.hasBeenActive = true
  act(() => void document.dispatchEvent(new Event('click')))
  expect(screen.queryByText('Tap once for sound')).toBeNull()
})

test('what keeps the camera from reading is said before that', () => {
  vi.stubGlobal('navigator', { userAgent: '', userActivation: { hasBeenActive: false } })
  show(readyCamera({ isMissing: true }))
  expect(screen.getByText(/can’t read codes now/)).toBeDefined()
})
