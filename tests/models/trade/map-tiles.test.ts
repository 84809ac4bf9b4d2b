import { expect, test } from 'vitest'
import { isTileAddress, originOfTiles, PUBLIC_TILES } from '~/models/trade/addresses/map-tiles'

test.each([
  [PUBLIC_TILES, 'https://tile.openstreetmap.org'],
  ['https://Tiles.example:8443/osm/{z}/{x}/{y}{r}.png?key=a-B_1', 'https://tiles.example:8443'],
])('%s is an address of tiles', (address, origin) => {
  expect([isTileAddress(address), originOfTiles(address)]).toEqual([true, origin])
})

test.each([
  '',
  'tiles',
  'http://tile.example/{z}/{x}/{y}.png',
  '//tile.example/{z}/{x}/{y}.png',
  'https://{s}.tile.example/{z}/{x}/{y}.png',
  'https://tile.example/{z}/{x}.png',
  'https://tile.example/{z}/{x}/{y}/{style}.png',
  'https://user@tile.example/{z}/{x}/{y}.png',
  'https://tile.example;x/{z}/{x}/{y}.png',
  'https://*.example/{z}/{x}/{y}.png',
  'https://tile.example/{z}/{x}/{y}.png; script-src *',
  'javascript:alert(1)//{z}/{x}/{y}',
])('%j is none', (address) => expect(isTileAddress(address)).toBe(false))
