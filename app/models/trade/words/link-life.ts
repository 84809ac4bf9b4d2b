import { SETUP_LINK_DAYS } from '../figures'
import { inWords } from './number-words'

/** 'The link works once and for seven days.' */
export const SETUP_LINK_LIFE = `once and for ${inWords(SETUP_LINK_DAYS)} days`
