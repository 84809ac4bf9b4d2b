import { z } from 'zod'
import { CODE_MESSAGES } from './code-messages'

/** Four digits, however they were pasted; or the button that asks for others, for which the digits do not matter. */
export const CodeForm = z
  .object({
    code: z
      .string()
      .overwrite((text) => text.replace(/[\s-]/g, ''))
      .default(''),
    resend: z.string().optional(),
  })
  .refine(({ code, resend }) => resend !== undefined || /^\d{4}$/.test(code), {
    path: ['code'],
    error: CODE_MESSAGES.wrong,
  })
