import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '../site/landing-page.tsx'

export const Route = createFileRoute('/')({ component: LandingPage })
