// People who have opened the demo without signing in are its visitor: one shared user with a single login whose token
// nobody has. Nothing is stored about them except for a cookie on their own device.

import type { Pool } from 'pg'
import type { AuthService, AuthSession } from '../auth/auth-service.ts'
import { DEMO_PEOPLE, standingIdentity } from './demo-people.ts'

const DEMO_COOKIE = 'shelfcount-demo'
const COOKIE_SECONDS = 4 * 3_600

const { visitor } = DEMO_PEOPLE

const VISITOR_SESSION: AuthSession = {
  sessionId: visitor.id,
  user: {
    id: visitor.id,
    name: visitor.name,
    email: visitor.email,
    image: null,
    createdAt: 0,
    language: null,
    isVisitor: true,
  },
}

export function demoCookie(isSecure: boolean, seconds = COOKIE_SECONDS): string {
  const secure = isSecure ? '; Secure' : ''
  return `${DEMO_COOKIE}=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

/** The given service, with the visitor as the fallback for people who are not signed in. */
export function withVisitors(auth: AuthService, owner: Pool): AuthService {
  async function findVisitor(headers: Headers): Promise<AuthSession | null> {
    if (!hasDemoCookie(headers)) return null
    const { rowCount } = await owner.query({
      name: 'visitor-of-demo',
      text: 'select from auth.session where id = $1',
      values: [VISITOR_SESSION.sessionId],
    })
    return rowCount === 1 ? VISITOR_SESSION : null
  }
  const session = async (headers: Headers) =>
    (await auth.session(headers)) ?? (await findVisitor(headers))
  return {
    ...auth,
    session,
    async handler(request, clientAddress) {
      if (isTokenRequest(request) && (await session(request.headers)) === VISITOR_SESSION) {
        return Response.json({ token: await auth.issueToken(standingIdentity(visitor)) })
      }
      const answered = await auth.handler(request, clientAddress)
      if (hasDemoCookie(request.headers) && endsVisit(request, answered)) {
        answered.headers.append('set-cookie', demoCookie(false, 0))
      }
      return answered
    },
  }
}

function hasDemoCookie(headers: Headers): boolean {
  const cookies = headers.get('cookie')?.split(';') ?? []
  return cookies.some((one) => one.trim() === `${DEMO_COOKIE}=1`)
}

function isTokenRequest({ method, url }: Request): boolean {
  return method === 'GET' && new URL(url).pathname === '/api/auth/token'
}

/** Also after signing in: if that login ends elsewhere, the person must not silently become a visitor. */
function endsVisit({ url }: Request, answered: Response): boolean {
  const isSignOut = new URL(url).pathname === '/api/auth/sign-out'
  return isSignOut || answered.headers.getSetCookie().length > 0
}
