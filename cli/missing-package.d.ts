/** See missing-package.js. */
export function missingPackage(error: unknown): { readonly message: string; readonly suggestion: string } | undefined;
