import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('home', 'routes/search/home.tsx'),
  route('home/searchResults', 'routes/search/results.tsx'),
  route('home/markers', 'routes/search/markers.ts'),
  route('home/suggestions', 'routes/search/suggestions.ts'),
  route('favorites', 'routes/search/favorites.tsx'),
  route('favorites/markers', 'routes/search/favorite-markers.ts'),
  route('compare', 'routes/search/compare.tsx'),
  route('saved-searches', 'routes/search/saved-searches.tsx'),
  route('saved-searches/:savedSearchId/:kind', 'routes/search/saved-search-action.ts'),
  route('home/view-vehicle/favorite', 'routes/search/favorite.ts'),
  route('home/view-vehicle/similar', 'routes/search/similar.tsx'),
]
