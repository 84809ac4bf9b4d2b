import sharp from 'sharp'

type Taken = { wallClock?: string; offset?: string; width?: number; height?: number; orientation?: number }

let count = 0

/** A photo as a phone takes it at 33.75 N, 84.39 W; each is another picture. */
export async function aPhoto({ wallClock, offset, width = 64, height = 48, orientation }: Taken = {}): Promise<Buffer> {
  count += 1
  const background = { r: count % 256, g: Math.floor(count / 256) % 256, b: 90 }
  const picture = sharp({ create: { width, height, channels: 3, background } }).jpeg()
  const clock = wallClock?.replaceAll('-', ':').replace('T', ' ')
  return picture
    .withExif({
      IFD0: { Make: 'Pear', Model: 'Phone 12' },
      IFD2: { ...(clock && { DateTimeOriginal: clock }), ...(offset && { OffsetTimeOriginal: offset }) },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '33/1 45/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '84/1 23/1 2400/100',
      },
    })
    .withMetadata(orientation === undefined ? {} : { orientation })
    .toBuffer()
}
