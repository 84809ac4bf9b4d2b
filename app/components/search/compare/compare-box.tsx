export const COMPARE_FORM = 'compare'
export const VEHICLE = 'vehicle'

/** The checkbox that adds a vehicle to the comparison; its form is the `CompareBar`. */
export function CompareBox({ vehicle: { id, title } }: { vehicle: { id: string; title: string } }) {
  return (
    <label className="compare-box">
      <input type="checkbox" className="checkbox" name={VEHICLE} form={COMPARE_FORM} value={id} />
      Compare<span className="sr-only"> {title}</span>
    </label>
  )
}
