/** The screens that people without a session, with an emailed link or in their profile fill in, by their button. */
export const SCREENS = {
  login: 'Login',
  signUp: 'SIGN UP',
  forgot: 'SUBMIT',
  resetCode: 'SUBMIT',
  newPassword: 'Submit',
  accountSetup: 'Submit',
  passwordSetup: 'Submit',
  name: 'Save',
  phone: 'Send code',
  phoneCode: 'Verify',
  email: 'Send code',
  emailCode: 'Verify',
} as const

export type Screen = keyof typeof SCREENS
