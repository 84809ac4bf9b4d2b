import { setClock } from '~/services/clock.server'
import { setEnv } from '~/services/env.server'

/** Run before each test file, because files share a process: none begins with the clock or the settings of another. */
setClock()
setEnv()
