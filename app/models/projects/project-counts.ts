/** '9 cars - 6 members'. */
export function projectCounts({ cars, members }: { cars: number; members: number }): string {
  return `${cars} cars - ${members} members`
}
