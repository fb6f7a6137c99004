import { Suspense } from 'react';

export function View({ light }: { readonly light: string }) {
  return (
    <Suspense fallback="Please wait.">
      <p>{light}</p>
    </Suspense>
  );
}
