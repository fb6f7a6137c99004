/** Id of the element with the loader's data, on every page with islands. */
export const islandsId = 'frontage-islands';
