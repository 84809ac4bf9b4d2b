import type { SubmissionResult } from '@conform-to/react'
import type { SearchPage } from '~/models/search-page'
import { SearchScreen } from '../vehicles/search-screen'
import { LoginScreen, type LoginScreenProps } from './login-screen'

type HomeScreenProps = {
  home: { view: 'login'; entry: Omit<LoginScreenProps, 'lastResult'> } | { view: 'search'; page: SearchPage }
  lastResult?: SubmissionResult
}

/** The screen at / and /home, by who asks. */
export function HomeScreen({ home, lastResult }: HomeScreenProps) {
  if (home.view === 'search') return <SearchScreen page={home.page} />
  return <LoginScreen {...home.entry} lastResult={lastResult} />
}
