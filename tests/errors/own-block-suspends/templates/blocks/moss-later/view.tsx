import React from 'react';

export function View({ light }: { readonly light: string }) {
  return (
    <React.Suspense fallback="Please wait.">
      <Moss light={light} />
    </React.Suspense>
  );
}

function Moss({ light }: { readonly light: string }): string {
  throw Promise.resolve(light);
}
