interface PersonalCardProps {
  name: string
  /** '' when none is known. */
  phone: string
  email: string
}

/** Who somebody is here. The password is a row of asterisks of no meaning: not even its length is known. */
export function PersonalCard({ name, phone, email }: PersonalCardProps) {
  const rows = [
    { label: 'Name', value: name },
    { label: 'Phone', value: phone || '-' },
    { label: 'Email', value: email },
  ]
  return (
    <section className="sheet p-5" aria-labelledby="personal-info">
      <h2 id="personal-info" className="text-base font-semibold tracking-wide">
        PERSONAL INFO
      </h2>
      <dl className="facts mt-2">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
        <div>
          <dt>Password</dt>
          <dd>
            <span aria-hidden="true">********</span>
            <span className="sr-only">hidden</span>
          </dd>
        </div>
      </dl>
    </section>
  )
}
