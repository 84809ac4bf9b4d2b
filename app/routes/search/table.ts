import { index, type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  index('routes/_index.tsx'),
  // the specification's other address of the same page
  route('home', 'routes/_index.tsx', { id: 'home', index: true }),
  route('home/searchResults', 'routes/home.searchResults.tsx'),
]
