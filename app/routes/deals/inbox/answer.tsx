import { useOutletContext } from '@remix-run/react'
import { type Answered, Answers } from '~/components/deals/inbox/answer'

export default function AnswerInquiry() {
  return <Answers thread={useOutletContext<Answered>()} />
}
