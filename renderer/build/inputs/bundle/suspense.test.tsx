import { Suspense } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RethrowingSuspense, withFallbacks } from './engine-packages.ts';

describe('the Suspense of blocks', () => {
  it.each([renderToStaticMarkup, renderToString])('writes the markup of React, and each child once', (render) => {
    let times = 0;
    const Moss = () => {
      times++;
      return <p>Moss, {times}</p>;
    };
    const children = <Moss />;
    const markup = render(<RethrowingSuspense fallback="Please wait.">{children}</RethrowingSuspense>);
    expect(times).toBe(1);
    times = 0;
    expect(markup).toBe(render(<Suspense fallback="Please wait.">{children}</Suspense>));
  });

  it('passes on errors from inside', () => {
    const Moss = (): string => {
      throw new RangeError('no light');
    };
    const view = (
      <RethrowingSuspense fallback="Please wait.">
        <RethrowingSuspense fallback="Please wait some more.">
          <Moss />
        </RethrowingSuspense>
      </RethrowingSuspense>
    );
    expect(() => renderToStaticMarkup(view)).toThrow(new RangeError('no light'));
    expect(() => renderToString(view)).toThrow(new RangeError('no light'));
    // An island goes on in the browser.
    expect(withFallbacks(() => renderToString(view))).toContain('Please wait some more.');
    expect(() => renderToString(view)).toThrow(new RangeError('no light'));
  });
});
