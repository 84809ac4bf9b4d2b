import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('*', 'routes/shell/not-found.tsx'),
  route('healthz', 'routes/shell/healthz.tsx'),
  route('outbox', 'routes/shell/outbox/outbox.tsx'),
  route('outbox/:mailId', 'routes/shell/outbox/mail.ts'),
  route('pageNotFound', 'routes/shell/page-not-found.tsx'),
  route('privacy', 'routes/shell/privacy.tsx'),
  route('terms', 'routes/shell/terms.tsx'),
]
