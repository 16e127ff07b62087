// Metrics for a monitoring system. Each host has its own registry, so that tests may have several.

import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

interface RequestFigures {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly durationMs: number
}

export interface HttpMetrics {
  readonly registry: Registry
  observe(request: RequestFigures): void
}

export function createHttpMetrics(registry: Registry = createRegistry()): HttpMetrics {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'area', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the head of the answer was ready',
    labelNames: ['area'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return {
    registry,
    observe({ method, path, status, durationMs }) {
      const area = areaOf(path)
      requests.inc({ method, area, status })
      durations.observe({ area }, durationMs / 1_000)
    },
  }
}

function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** A label must not have a value per address. */
function areaOf(path: string): string {
  const [, first = '', second = ''] = path.split('/')
  if (first === 'api') {
    return /^(auth|query|query_ts|query_at_ts|queries|mutation|action|files|version)$/.test(second)
      ? `/api/${second}`
      : '/api'
  }
  return /^(assets|healthz|readyz|metrics|mcp)$/.test(first) ? `/${first}` : 'pages'
}
