import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** Files share a page: each test leaves it empty, as it is for the next. */
afterEach(cleanup)
