/** '1 vehicle', '4 vehicles'; `things` where it is more than an 's': '1 inquiry is', '2 inquiries are'. */
export function pluralize(many: number, thing: string, things = `${thing}s`): string {
  return `${many} ${many === 1 ? thing : things}`
}
