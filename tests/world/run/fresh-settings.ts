import { setClock } from '~/server/clock.server'
import { setEnv } from '~/server/env.server'

/** Run before each test file, because files share a process: none begins with the clock or the settings of another. */
setClock()
setEnv()
