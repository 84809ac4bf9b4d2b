import { z } from 'zod'
import { email } from './form-fields'

const INVALID_PASSWORD = 'Invalid Password. Please enter a valid password.'

export const LoginForm = z.object({
  email: email({
    required: 'Email is required.',
    invalid: 'Invalid Email. Please enter a valid email address.',
  }),
  password: z.string({ error: 'Password is required' }).min(8, INVALID_PASSWORD).max(200, INVALID_PASSWORD),
})
