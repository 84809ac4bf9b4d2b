import { expect, test } from 'vitest'
import { deprioritizeScripts } from '~/server/document.server'

test('every preloaded script comes after what can be seen, and a page in any letters stays as it was', () => {
  const page = (priority: string) =>
    Buffer.from(
      `<p>Łukasz 🚗</p><link rel="stylesheet" href="/a.css"/><link rel="modulepreload"${priority} href="/a.js"/><link rel="modulepreload"${priority} href="/b.js"/>`,
    )
  expect(deprioritizeScripts(page('')).toString()).toBe(page(' fetchpriority="low"').toString())
})
