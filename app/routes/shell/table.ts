import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('*', 'routes/$.tsx'),
  route('healthz', 'routes/healthz.tsx'),
  route('outbox', 'routes/outbox.tsx'),
  route('outbox/:mailId', 'routes/outbox_.$mailId.ts'),
  route('pageNotFound', 'routes/pageNotFound.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
]
