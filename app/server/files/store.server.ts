import { join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type Env, env } from '~/server/env.server'
import { privateFolder } from '~/server/private-folder.server'
import { openBucket } from './bucket.server'

let opened: { settings: Env; disk: Promise<Disk> } | undefined

/**
 * File store by key: the S3 bucket of the settings, else the folder `files` in DATA_DIR. Opened on first use. Throws
 * when the bucket cannot be used; the next call retries.
 */
export function fileStore(): Promise<Disk> {
  const settings = env()
  if (opened?.settings === settings) return opened.disk
  const disk = open(settings)
  opened = { settings, disk }
  disk.catch(() => {
    if (opened?.disk === disk) opened = undefined
  })
  return disk
}

async function open(settings: Env): Promise<Disk> {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = settings
  if (S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    return openBucket({
      name: S3_BUCKET,
      region: S3_REGION,
      endpoint: S3_ENDPOINT,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      isInPath: S3_FORCE_PATH_STYLE,
    })
  privateFolder(settings.DATA_DIR)
  return new Disk(new FSDriver({ location: resolve(join(settings.DATA_DIR, 'files')), visibility: 'private' }))
}
