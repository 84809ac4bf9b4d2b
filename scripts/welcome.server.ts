import './check-settings.server'

import { welcome } from '#demo/welcome'

/** `welcome <address>` prints how to explore the demonstration. */
const [address = ''] = process.argv.slice(2)
console.log(welcome(address))
