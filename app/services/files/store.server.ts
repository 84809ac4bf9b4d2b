import { join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { env } from '../env.server'

let disk: { folder: string; disk: Disk } | undefined

/** Where pictures and documents lie, by key: the folder `files` of DATA_DIR. */
export function fileStore(): Disk {
  const folder = resolve(join(env().DATA_DIR, 'files'))
  if (disk?.folder !== folder)
    disk = { folder, disk: new Disk(new FSDriver({ location: folder, visibility: 'private' })) }
  return disk.disk
}
