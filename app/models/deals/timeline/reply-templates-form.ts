import { z } from 'zod'
import { linesIfSent, optionalLine } from '~/models/trade/fields/form-fields'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { MAX_MESSAGE_LENGTH } from './message-limits'
import { MAX_TEMPLATE_NAME_LENGTH, TEMPLATE_MESSAGES, TEMPLATE_NUMBERS } from './reply-templates'

const name = optionalLine(MAX_TEMPLATE_NAME_LENGTH)
const text = linesIfSent(MAX_MESSAGE_LENGTH)

/** All templates of an owner; an empty one is removed. `seen`: those that the page showed, to detect a stale form. */
export const ReplyTemplatesForm = z
  .looseObject({ seen: z.string({ error: PAGE_OUTDATED }) })
  .transform(({ seen, ...fields }, refusal) => {
    const templates: { name: string; text: string }[] = []
    for (const number of TEMPLATE_NUMBERS) {
      const [named, written] = [name.safeParse(fields[`name${number}`]), text.safeParse(fields[`text${number}`])]
      for (const [field, read] of [
        ['name', named],
        ['text', written],
      ] as const)
        for (const { message } of read.error?.issues ?? [])
          refusal.addIssue({ code: 'custom', message, path: [`${field}${number}`] })
      if (!named.success || !written.success) continue
      const template = { name: named.data, text: written.data ?? '' }
      if (template.name && template.text) templates.push(template)
      else if (template.name)
        refusal.addIssue({ code: 'custom', message: TEMPLATE_MESSAGES.noText, path: [`text${number}`] })
      else if (template.text)
        refusal.addIssue({ code: 'custom', message: TEMPLATE_MESSAGES.noName, path: [`name${number}`] })
    }
    return { seen, templates }
  })
