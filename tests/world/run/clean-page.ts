import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What is waited for comes as late as a busy machine has it: scripts that load later are read from the disk first. */
configure({ asyncUtilTimeout: 15_000 })

/** Files share a page: each test leaves it empty, as it is for the next. */
afterEach(cleanup)
