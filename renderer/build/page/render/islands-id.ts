/** Id of what the loader reads, which stands on every page with islands. */
export const islandsId = 'frontage-islands';
