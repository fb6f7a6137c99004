import { Suspense } from 'react';

export function View({ light }: { readonly light: string }) {
  return (
    <Suspense fallback="Please wait.">
      <Moss light={light} />
    </Suspense>
  );
}

function Moss({ light }: { readonly light: string }): string {
  throw new RangeError(`no place for moss has the light "${light}"`);
}
