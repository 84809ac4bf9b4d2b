/** '1 vehicle', '4 vehicles'. */
export function counted(many: number, thing: string): string {
  return `${many} ${thing}${many === 1 ? '' : 's'}`
}
