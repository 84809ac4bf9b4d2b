import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('today', 'routes/today/today.tsx'),
  route('today/commands', 'routes/today/commands.ts'),
]
