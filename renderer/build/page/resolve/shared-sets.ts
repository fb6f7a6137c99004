/** Returns a function that replaces equal sets by one of them: thousands of pages have the same ids. */
export function sharedSets(): (texts: ReadonlySet<string>) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (texts) => {
    const key = [...texts].map((text) => `${text.length}:${text}`).join();
    const one = known.get(key) ?? texts;
    known.set(key, one);
    return one;
  };
}
