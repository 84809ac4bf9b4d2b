import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What is waited for comes as late as a busy machine has it: scripts that load later are read from the disk first. */
configure({ asyncUtilTimeout: 15_000 })

/** Files share a page: each test leaves it empty for the next, also of what it wrote there as HTML. */
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
