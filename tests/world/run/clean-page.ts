import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { computeStylesByKind } from '#tests/world/visits/styles-by-kind'

/** Generous, because on a busy machine lazily loaded scripts take long to read from disk. */
configure({ asyncUtilTimeout: 15_000 })

if (document.defaultView) computeStylesByKind(document.defaultView)

/** Test files share a page, so each test removes what it rendered or wrote there as HTML. */
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
