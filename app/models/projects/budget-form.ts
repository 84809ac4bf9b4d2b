import { z } from 'zod'
import { MAX_BUDGET_CENTS } from '~/models/trade/constants'
import { formatDollars, parseMoney } from '~/models/trade/money'
import { cleanLine } from '~/models/trade/words/text'
import { budgetText } from './project-fields'

/** What a project may spend, typed in dollars, as `budgetText` writes it; '' takes the budget away. */
export const BudgetForm = z.object({
  budget: z
    .string()
    .overwrite(cleanLine)
    .transform((text, refusal) => {
      if (text === '') return ''
      const cents = parseMoney(text)
      if (cents !== null && cents > 0 && cents <= MAX_BUDGET_CENTS) return budgetText(cents)
      refusal.addIssue(cents !== null && cents > MAX_BUDGET_CENTS ? TOO_HIGH : NO_AMOUNT)
      return z.NEVER
    })
    .default(''),
})

const NO_AMOUNT = 'Please enter the budget in dollars, like 50,000.'
const TOO_HIGH = `A budget cannot be higher than ${formatDollars(MAX_BUDGET_CENTS)}.`
