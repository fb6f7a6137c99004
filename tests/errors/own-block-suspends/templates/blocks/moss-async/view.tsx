// @ts-expect-error: written without types
export async function View({ light }: { readonly light: string }) {
  return <p>{await Promise.resolve(light)}</p>;
}
