/** Words of a value that a page merely fills in: a longer one says something of its own. */
const mostWords = 4;

/** The short texts among the parameters of a page, such as the name of a city. */
export function filledIn(params: unknown): readonly string[] {
  if (typeof params === 'string') return params.trim().split(/\s+/).length <= mostWords ? [params] : [];
  return typeof params === 'object' && params !== null ? Object.values(params).flatMap(filledIn) : [];
}
