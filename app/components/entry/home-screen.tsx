import type { SubmissionResult } from '@conform-to/react'
import { lazy } from 'react'
import type { SearchPage } from '~/models/search-page'
import type { LoginScreenProps } from './login-screen'

// Who searches needs no log-in form and the other way round, so a browser loads the one it shows.
const LoginScreen = lazy(() => import('./login-screen').then((module) => ({ default: module.LoginScreen })))
const SearchScreen = lazy(() =>
  import('../vehicles/search-screen').then((module) => ({ default: module.SearchScreen })),
)

type HomeScreenProps = {
  home: { view: 'login'; entry: Omit<LoginScreenProps, 'lastResult'> } | { view: 'search'; page: SearchPage }
  lastResult?: SubmissionResult
}

/** The screen at / and /home, by who asks. */
export function HomeScreen({ home, lastResult }: HomeScreenProps) {
  if (home.view === 'search') return <SearchScreen page={home.page} />
  return <LoginScreen {...home.entry} lastResult={lastResult} />
}
