/** The screens that people without a session, with a mailed link or in their profile fill in. */
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

/** What is typed where, in the words of its label, and the sentence beside that field; nothing is chosen as a role. */
export type WrongAnswer = { screen: Screen; label: string; typed: string; sentence: string; beside?: [string, string] }

const rows = (screen: Screen, ...answers: [label: string, typed: string, sentence: string][]): WrongAnswer[] =>
  answers.map(([label, typed, sentence]) => ({ screen, label, typed, sentence }))

const LONG_ENOUGH = 'picture-car-1977'

export const WRONG_ANSWERS: WrongAnswer[] = [
  ...rows(
    'login',
    ['Email', '', 'Email is required.'],
    ['Email', 'dana at crew', 'Invalid Email. Please enter a valid email address.'],
    ['Password', '', 'Password is required'],
    ['Password', '1234567', 'Invalid Password. Please enter a valid password.'],
  ),
  ...rows(
    'signUp',
    ['First Name', '', 'First Name is required'],
    ['First Name', 'Dana 3', 'Please enter a valid First Name.'],
    ['Last Name', '', 'Last Name is required'],
    ['Last Name', '!?', 'Please enter a valid Last Name.'],
    ['Phone', '', 'Phone Number is required'],
    ['Phone', '+44 20 7946 0958', 'Please enter a valid Phone Number.'],
    ['Phone', '555-0123', 'Please enter a valid Phone Number.'],
    ['Email', '', 'Email is required.'],
    ['Email', 'dana@', 'Invalid Email. Please enter a valid email address.'],
    ['Role', '', 'Role is required'],
  ),
  ...rows(
    'forgot',
    ['Email', '', 'Email is required.'],
    ['Email', 'dana@crew', 'Invalid Email. Please enter a valid email address.'],
  ),
  ...rows('resetCode', ['Code', '', 'Invalid Code'], ['Code', '123', 'Invalid Code'], ['Code', 'four', 'Invalid Code']),
  ...rows(
    'newPassword',
    ['Password', '', 'Please enter your new password.'],
    ['Password', '1234567', 'Password must contain atleast 8 characters.'],
  ),
  {
    screen: 'newPassword',
    beside: ['Password', LONG_ENOUGH],
    label: 'Re-type password',
    typed: `${LONG_ENOUGH}!`,
    sentence: "Passwords doesn't match.",
  },
  ...rows(
    'accountSetup',
    ['First Name', '', 'First name is required'],
    ['First Name', '#1', 'Please enter a valid First Name.'],
    ['Last Name', '', 'Last name is required'],
    ['Last Name', 'Marsh_', 'Please enter a valid Last Name.'],
    ['Phone', '', 'Phone Number is required.'],
    ['Phone', '12345', 'Please enter a valid Phone Number.'],
    ['Password', '', 'Password must be atleast 8 characters long.'],
    ['Password', '1234567', 'Password must be atleast 8 characters long.'],
  ),
  {
    screen: 'accountSetup',
    beside: ['Password', LONG_ENOUGH],
    label: 'Re-type password',
    typed: 'something else',
    sentence: "The passwords doesn't match.",
  },
  ...rows(
    'passwordSetup',
    ['Password', '', 'Password must be atleast 8 characters long.'],
    ['Password', '1234567', 'Password must be atleast 8 characters long.'],
  ),
  {
    screen: 'passwordSetup',
    beside: ['Password', LONG_ENOUGH],
    label: 'Re-type password',
    typed: `${LONG_ENOUGH}!`,
    sentence: "The passwords doesn't match.",
  },
  ...rows(
    'name',
    ['First Name', '', 'First name is required'],
    ['First Name', 'A;B', 'Please enter a valid First Name.'],
    ['Last Name', '', 'Last name is required'],
    ['Last Name', '<b>', 'Please enter a valid Last Name.'],
  ),
  ...rows(
    'phone',
    ['Phone Number', '', 'Phone Number is required.'],
    ['Phone Number', '+49 30 901820', 'Please enter a valid Phone Number.'],
  ),
  ...rows(
    'email',
    ['Email', '', 'Email is required.'],
    ['Email', 'dana@crew..example', 'Invalid email. Please enter a valid email address.'],
  ),
  ...rows('phoneCode', ['Code', '', 'Invalid Code'], ['Code', '12', 'Invalid Code']),
  ...rows('emailCode', ['Code', '', 'Invalid Code'], ['Code', '12345', 'Invalid Code']),
]
