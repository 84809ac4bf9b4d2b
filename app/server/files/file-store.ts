import type { Readable } from 'node:stream'

/** Both ends included. */
export type ByteRange = { from: number; to: number }

/** A complete file on the local disk. */
export type LocalFile = { path: string; bytes: number; sha256: string }

/**
 * Files by key, such as `photos/1/640.webp`: a folder or an S3 bucket. Every method throws when the store itself fails.
 */
export interface FileStore {
  /** Creates or replaces a file. */
  put(key: string, content: Uint8Array | string, mediaType?: string): Promise<void>
  /** Creates or replaces a file from the local disk, without reading all of it into memory. */
  putFile(key: string, file: LocalFile, mediaType: string): Promise<void>
  /** Size of a file in bytes; null if it does not exist. */
  size(key: string): Promise<number | null>
  /** The whole file; null if it does not exist. */
  read(key: string): Promise<Buffer | null>
  /** Streams the file or a byte range; throws if it does not exist. */
  stream(key: string, part?: ByteRange): Promise<Readable>
  /** Idempotent: succeeds if the file is already gone. */
  delete(key: string): Promise<void>
}

/** The key itself; throws if it leads out of the store. */
export function safeKey(key: string): string {
  if (key.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new Error(`Path traversal: ${key}`)
  }
  return key
}

/** Store key of a variant of a file: 'uploads/1/400.webp' of 'uploads/1.jpg'. */
export function variantKey(key: string, name: string): string {
  return `${key.replace(/\.\w+$/, '')}/${name}`
}
