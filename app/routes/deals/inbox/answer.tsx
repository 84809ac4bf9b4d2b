import { useOutletContext } from '@remix-run/react'
import { Answer, type Answered } from '~/components/deals/inbox/answer'

export default function AnswerInquiry() {
  return <Answer {...useOutletContext<Answered>()} lastResult={undefined} />
}
