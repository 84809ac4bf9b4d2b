import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { computeStylesByKind } from '#tests/world/visits/styles-by-kind'

/** Long, because lazily loaded scripts take long to read from disk on a busy machine. */
configure({ asyncUtilTimeout: 15_000 })

if (document.defaultView) computeStylesByKind(document.defaultView)

/** Test files share a page, so this removes what each test rendered, and the HTML it wrote. */
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
