import { recordPatches } from './prepare.mjs'

recordPatches()
