import { SETUP_LINK_DAYS } from '../constants'
import { numberWord } from './number-word'

/** 'The link works once and for seven days.' */
export const SETUP_LINK_LIFE = `once and expires in ${numberWord(SETUP_LINK_DAYS)} days`
