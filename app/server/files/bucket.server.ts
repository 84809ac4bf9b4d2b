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

/** How long is waited for a connection, and for the next bytes of an answer. */
const PATIENCE = { connectMs: 3_000, silenceMs: 10_000 }

/**
 * A bucket as a place for files. Whatever the store refuses or leaves unanswered is logged with its reason, tried once
 * more where that may help, and thrown; nothing waits for ever. Throws at once when there is no such bucket, because
 * every file in it would merely seem to be missing.
 */
export async function openBucket(bucket: Bucket, patience = PATIENCE): Promise<Disk> {
  // Loaded here and not above: a quarter of a second and the memory for it are for those who have a bucket.
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
    // Only Amazon's own store knows the newer checksums; what is sent is covered by its signature either way.
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
  // Without ACLs a file is as private as its bucket; new buckets and most other stores refuse a file that brings its own.
  return new Disk(new S3Driver({ client, bucket: bucket.name, visibility: 'private', supportsACL: false }))
}

/** What the store answered with, if it did. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const { $metadata } = error
  if (typeof $metadata !== 'object' || $metadata === null || !('httpStatusCode' in $metadata)) return undefined
  return typeof $metadata.httpStatusCode === 'number' ? $metadata.httpStatusCode : undefined
}
