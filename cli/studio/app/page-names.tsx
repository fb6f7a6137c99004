/** More are counted. */
const mostListed = 50;

/** The paths of pages, in a list that scrolls. */
export function PageNames({ pages }: { readonly pages: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard.
    <ul className="scope-pages" tabIndex={0} aria-label="Pages">
      {pages.slice(0, mostListed).map((path) => (
        <li key={path}>{path}</li>
      ))}
      {pages.length > mostListed && <li>and {pages.length - mostListed} more</li>}
    </ul>
  );
}
