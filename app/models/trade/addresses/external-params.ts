import { z } from 'zod'
import { EXTERNAL_FILE_KINDS } from '../vocabulary/external-vehicles'
import { PHOTO_VARIANTS } from '../vocabulary/inspections'
import { id } from './params'

export const ExternalUploadParams = z.object({ projectId: id, kind: z.enum(EXTERNAL_FILE_KINDS) })
export const ExternalPhotoParams = z.object({ projectId: id, fileId: id, variant: z.enum(PHOTO_VARIANTS) })
export const PurchaseFileParams = z.object({ projectId: id, fileId: id })
