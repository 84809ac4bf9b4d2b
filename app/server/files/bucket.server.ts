import { Disk } from 'flydrive'
import { errorText, log } from '~/server/log.server'

export type Bucket = {
  name: string
  region: string
  /** Where the store answers, if it is not Amazon's. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
  /** The bucket's name goes into the path of its addresses instead of their host. */
  isInPath: boolean
}

/** Timeouts for a connection and for the next bytes of a response. */
const PATIENCE = { connectMs: 3_000, silenceMs: 10_000 }

/**
 * S3-compatible bucket as a file store. Failures are logged, retried once where that may help, and thrown; every
 * request has a timeout. Throws at once when the bucket does not exist, because every file in it would seem to be
 * missing.
 */
export async function openBucket(bucket: Bucket, patience = PATIENCE): Promise<Disk> {
  // lazy import: it takes a quarter of a second, and most installations have no bucket
  const [{ HeadBucketCommand, S3Client }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive/drivers/s3'),
  ])
  const client = new S3Client({
    region: bucket.region,
    ...(bucket.endpoint ? { endpoint: bucket.endpoint } : {}),
    forcePathStyle: bucket.isInPath,
    credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: patience.connectMs, socketTimeout: patience.silenceMs },
    // only Amazon supports the newer checksums; the request signature covers the content either way
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (request) => {
        try {
          return await next(request)
        } catch (error) {
          const isMerelyMissing = commandName === 'HeadObjectCommand' && statusOf(error) === 404
          if (!isMerelyMissing)
            log.error(
              { bucket: bucket.name, command: commandName, status: statusOf(error), error: errorText(error) },
              'the file store failed',
            )
          throw error
        }
      },
    { step: 'initialize', name: 'logFailure' },
  )
  await client.send(new HeadBucketCommand({ Bucket: bucket.name }))
  // new buckets and most other stores reject ACLs; without them a file is as private as its bucket
  return new Disk(new S3Driver({ client, bucket: bucket.name, visibility: 'private', supportsACL: false }))
}

/** HTTP status of a failed request, if there was a response. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const { $metadata } = error
  if (typeof $metadata !== 'object' || $metadata === null || !('httpStatusCode' in $metadata)) return undefined
  return typeof $metadata.httpStatusCode === 'number' ? $metadata.httpStatusCode : undefined
}
