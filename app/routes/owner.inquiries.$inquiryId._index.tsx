import { useOutletContext } from '@remix-run/react'
import { Answer, type Answered } from '~/components/owner/answer'

export default function AnswerInquiry() {
  return <Answer {...useOutletContext<Answered>()} lastResult={undefined} />
}
