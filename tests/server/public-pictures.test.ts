import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'

it.each(['favicon.svg', 'not-found.svg', 'project-placeholder.svg'])(
  'public/%s is small and can be rendered',
  async (name) => {
    const svg = await readFile(`public/${name}`)
    expect(svg.length).toBeLessThan(15 * 1024)
    expect(svg.toString()).not.toMatch(/<text|<style|style=|<script|href=/)
    const { entropy } = await sharp(svg).stats()
    expect(entropy).toBeGreaterThan(1)
  },
)
