import { lazy, Suspense } from 'react';

const Moss = lazy(async () => ({ default: ({ light }: { readonly light: string }) => <p>{light}</p> }));

export default function MossLazy({ light }: { readonly light: string }) {
  return (
    <Suspense fallback="Please wait.">
      <Suspense fallback="Please wait some more.">
        <Moss light={light} />
      </Suspense>
    </Suspense>
  );
}
