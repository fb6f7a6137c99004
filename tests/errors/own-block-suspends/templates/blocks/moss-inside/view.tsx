import { Suspense, use } from 'react';

export function View({ light }: { readonly light: string }) {
  return (
    <Suspense fallback="Please wait.">
      <Moss light={light} />
    </Suspense>
  );
}

function Moss({ light }: { readonly light: string }) {
  return <p>{use(Promise.resolve(light))}</p>;
}
