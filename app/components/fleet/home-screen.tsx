import type { SubmissionResult } from '@conform-to/react'
import { LoginScreen, type LoginScreenProps } from '~/components/accounts/login/login-screen'
import type { SearchPage } from '~/models/fleet/search-page'
import { SearchScreen } from './search/search-screen'

type HomeScreenProps = {
  home: { view: 'login'; entry: Omit<LoginScreenProps, 'lastResult'> } | { view: 'search'; page: SearchPage }
  lastResult?: SubmissionResult
}

/** The screen at / and /home, by who asks. */
export function HomeScreen({ home, lastResult }: HomeScreenProps) {
  if (home.view === 'search') return <SearchScreen page={home.page} />
  return <LoginScreen {...home.entry} lastResult={lastResult} />
}
