import { Form, Link, useNavigate } from '@remix-run/react'
import { type FormEvent, useEffect, useState } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { MAX_LINE_LENGTH } from '~/models/trade/constants'
import { orderPaths } from '~/models/trade/paths/orders'

/**
 * Searches orders by number, vehicle or project. With script, an empty box disables the button, and clearing it shows
 * everything.
 */
export function OrderSearch({ search }: { search: string }) {
  const navigate = useNavigate()
  const [isEmpty, setEmpty] = useState(false)
  useEffect(() => setEmpty(search === ''), [search])
  const follow = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const isCleared = currentTarget.value.trim() === ''
    setEmpty(isCleared)
    if (isCleared && search !== '') navigate(orderPaths.orders())
  }
  return (
    <Form action={orderPaths.orders()} role="search" className="flex flex-wrap gap-2 max-sm:w-full">
      <label htmlFor="search" className="sr-only">
        Order, vehicle or project
      </label>
      <input
        id="search"
        name="search"
        type="search"
        placeholder="Order, vehicle or project"
        className="input sm:w-64! max-sm:flex-1"
        defaultValue={search}
        maxLength={MAX_LINE_LENGTH}
        onInput={follow}
      />
      <SubmitButton look="secondary" disabled={isEmpty}>
        Search
      </SubmitButton>
      {search && (
        <Link className={BUTTON_CLASS.ghost} to={orderPaths.orders()}>
          Clear
        </Link>
      )}
    </Form>
  )
}
