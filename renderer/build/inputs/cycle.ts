/** Returns the modules of the first import cycle, searching from the entry. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (id: string): readonly string[] | undefined => {
    const start = path.indexOf(id);
    if (start !== -1) return path.slice(start);
    if (done.has(id)) return undefined;
    path.push(id);
    for (const target of imports.get(id) ?? []) {
      const cycle = visit(target);
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    done.add(id);
    return undefined;
  };
  for (const id of imports.keys()) {
    const cycle = visit(id);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
