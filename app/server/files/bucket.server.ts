import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { errorText, log } from '~/server/log.server'
import { type FileStore, safeKey } from './file-store'

export type Bucket = {
  name: string
  region: string
  /** Endpoint of the store, if it is not Amazon's. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
  /** Puts the bucket's name into the path instead of the host. */
  isInPath: boolean
}

/** Timeouts for a connection and for the next bytes of a response. */
const PATIENCE = { connectMs: 3_000, silenceMs: 10_000 }

/**
 * S3-compatible bucket as a file store. Failures are logged, retried once if that may help, and thrown; every request
 * has a timeout. Throws on opening if the bucket does not exist, because otherwise every file would seem to be missing.
 */
export async function openBucket(bucket: Bucket, patience = PATIENCE): Promise<FileStore> {
  // lazy import: it takes a quarter of a second, and most installations have no bucket
  const { DeleteObjectCommand, GetObjectCommand, HeadBucketCommand, HeadObjectCommand, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
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
          const isMerelyMissing = /^(Get|Head)ObjectCommand$/.test(commandName ?? '') && statusOf(error) === 404
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
  const at = (key: string) => ({ Bucket: bucket.name, Key: safeKey(key) })
  await client.send(new HeadBucketCommand({ Bucket: bucket.name }))
  return {
    async put(key, content, mediaType) {
      const type = mediaType ? { ContentType: mediaType } : {}
      await client.send(new PutObjectCommand({ ...at(key), Body: content, ...type }))
    },
    async putFile(key, { path, bytes, sha256 }, mediaType) {
      const send = () => {
        const content = { Body: createReadStream(path), ContentLength: bytes, ContentType: mediaType }
        const command = new PutObjectCommand({ ...at(key), ...content })
        // signed with the known hash; the client would read the file again to compute it
        command.middlewareStack.add(
          (next) => (args) => {
            if (hasHeaders(args.request)) args.request.headers['x-amz-content-sha256'] = sha256
            return next(args)
          },
          { step: 'build' },
        )
        return client.send(command)
      }
      // the client cannot resend a stream
      await send().catch(send)
    },
    size: async (key) => (await orNull(client.send(new HeadObjectCommand(at(key)))))?.ContentLength ?? null,
    async read(key) {
      const found = await orNull(client.send(new GetObjectCommand(at(key))))
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null
    },
    async stream(key, part) {
      const range = part ? { Range: `bytes=${part.from}-${part.to}` } : {}
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...range }))
      if (!(Body instanceof Readable)) throw new Error(`No content: ${key}`)
      return Body
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}

const hasHeaders = (request: unknown): request is { headers: Record<string, string> } =>
  typeof request === 'object' && request !== null && 'headers' in request

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error) => {
    if (statusOf(error) === 404) return null
    throw error
  })
}

/** HTTP status of a failed request, if there was a response. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const { $metadata } = error
  if (typeof $metadata !== 'object' || $metadata === null || !('httpStatusCode' in $metadata)) return undefined
  return typeof $metadata.httpStatusCode === 'number' ? $metadata.httpStatusCode : undefined
}
