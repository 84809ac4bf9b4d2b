export const LOGIN_MESSAGES = {
  wrongCredentials: "The credential that you've entered is incorrect, Please try again.",
  failed: 'Something went wrong',
} as const
