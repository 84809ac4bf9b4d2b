import sharp from 'sharp'

type Taken = { wallClock?: string; offset?: string; width?: number; height?: number; orientation?: number }

let count = 0

/** A photo with a phone's EXIF data at 33.75 N, 84.39 W; every call returns a different picture. */
export async function aPhoto({ wallClock, offset, width = 64, height = 48, orientation }: Taken = {}): Promise<Buffer> {
  count += 1
  const background = { r: count % 256, g: Math.floor(count / 256) % 256, b: 90 }
  const picture = sharp({ create: { width, height, channels: 3, background } }).jpeg()
  const clock = wallClock?.replaceAll('-', ':').replace('T', ' ')
  return picture
    .withExif({
      // adjacent colors may compress to the same JPEG
      IFD0: { Make: 'Pear', Model: 'Phone 12', ImageDescription: `${count}` },
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

/** A detailed picture that depends only on `number`; width and JPEG quality do not change what it shows. */
export function aScene(number: number, { width = 640, quality = 90 } = {}): Promise<Buffer> {
  const points = Array.from(
    { length: 192 },
    (_, at) => Math.floor(Math.abs(Math.sin(number * 1000 + at) * 10_000)) % 256,
  )
  return sharp(Buffer.from(points), { raw: { width: 16, height: 12, channels: 1 } })
    .resize(width, Math.round((width * 3) / 4), { kernel: 'cubic' })
    .jpeg({ quality })
    .toBuffer()
}
