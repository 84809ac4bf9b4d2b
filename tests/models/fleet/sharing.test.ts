import { expect, test } from 'vitest'
import { previewTags } from '~/models/fleet/sharing'

const BEL_AIR = { title: '1957 Chevrolet Bel Air', address: 'https://backlot.test/home/view-vehicle?car-id=1' }

const tagsOf = (photoId: string | null) =>
  Object.fromEntries(
    previewTags({ ...BEL_AIR, photoId }).map((tag) => ['name' in tag ? tag.name : tag.property, tag.content]),
  )

test('a shared vehicle is named, with a picture that every messenger can draw, by its whole address', () => {
  expect(tagsOf('a1')).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Backlot',
    'og:title': BEL_AIR.title,
    'og:url': BEL_AIR.address,
    'og:image': 'https://backlot.test/photos/a1/1200.jpg',
    'og:image:type': 'image/jpeg',
    'twitter:card': 'summary_large_image',
  })
  const { description } = tagsOf('a1')
  expect(description).toContain(BEL_AIR.title)
  expect(description?.length).toBeLessThanOrEqual(160)
})

test('one without a photo promises none', () => {
  expect(Object.keys(tagsOf(null)).filter((name) => name.includes('image'))).toEqual([])
})
