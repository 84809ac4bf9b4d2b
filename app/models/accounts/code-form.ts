import { z } from 'zod'
import { CODE_DIGITS } from '~/models/trade/constants'
import { CODE_MESSAGES } from './account-messages'

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)

/** A code, however it was pasted; or the button that asks for another, for which the digits do not matter. */
export const CodeForm = z
  .object({
    code: z
      .string()
      .overwrite((text) => text.replace(/[\s-]/g, ''))
      .default(''),
    resend: z.string().optional(),
  })
  .refine(({ code, resend }) => resend !== undefined || CODE.test(code), {
    path: ['code'],
    error: CODE_MESSAGES.wrong,
  })
