import { use } from 'react';

export function View({ light }: { readonly light: string }) {
  return <p>{use(Promise.resolve(light))}</p>;
}
