import { Icon } from '../ui/icon'

/** The papers of an order, each with when it will be there. */
export function Documents({ isSigned }: { isSigned: boolean }) {
  const afterSigning = isSigned ? 'After upload' : 'After the agreement is signed'
  const papers = [
    { name: 'Rental agreement', when: 'After it is signed' },
    { name: 'Purchase order', when: afterSigning },
    { name: 'COI', when: afterSigning },
    { name: 'Invoice', when: 'After the order is completed' },
  ]
  return (
    <section className="sheet p-5" aria-labelledby="documents">
      <h2 id="documents" className="text-lg">
        Documents
      </h2>
      <ul className="mt-2">
        {papers.map(({ name, when }) => (
          <li key={name} className="flex min-h-12 items-center gap-3 border-t border-base-300 py-1.5 first:border-t-0">
            <Icon name="file" className="text-quiet" />
            <p className="text-quiet">
              {name}
              <span className="block text-xs">{when}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
