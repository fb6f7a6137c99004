/** A circle among modules that import each other, as the modules in it; the first found, starting from the entry. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (id: string): readonly string[] | undefined => {
    const start = way.indexOf(id);
    if (start !== -1) return way.slice(start);
    if (done.has(id)) return undefined;
    way.push(id);
    for (const target of imports.get(id) ?? []) {
      const circle = visit(target);
      if (circle !== undefined) return circle;
    }
    way.pop();
    done.add(id);
    return undefined;
  };
  for (const id of imports.keys()) {
    const circle = visit(id);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
