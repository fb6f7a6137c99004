/** Links of an example: the home page is the only one that every site has. */
export function homeLinks(...labels: readonly string[]) {
  return labels.map((label) => ({ label, href: '/' }));
}

/** The points of a chart in an example, from their values by label. */
export function chartPoints(values: Readonly<Record<string, number>>) {
  return Object.entries(values).map(([label, value]) => ({ label, value }));
}
