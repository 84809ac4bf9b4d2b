import { index, type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  index('routes/search/home.tsx'),
  // the second address of the same page in the specification
  route('home', 'routes/search/home.tsx', { id: 'home', index: true }),
  route('home/searchResults', 'routes/search/results.tsx'),
  route('home/suggestions', 'routes/search/suggestions.ts'),
  route('favorites', 'routes/search/favorites.tsx'),
  route('home/view-vehicle/favorite', 'routes/search/favorite.ts'),
  route('home/view-vehicle/similar', 'routes/search/similar.tsx'),
]
