import { WENT_WRONG } from '~/models/trade/answers/sentences'

export const LOGIN_MESSAGES = {
  wrongCredentials: "The credential that you've entered is incorrect, Please try again.",
  failed: WENT_WRONG,
} as const
