import { Suspense } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OutspokenSuspense, withFallbacks } from './suspense.ts';

describe('the Suspense that blocks are handed', () => {
  it.each([renderToStaticMarkup, renderToString])('writes the markup of React, and each child once', (render) => {
    let times = 0;
    const Moss = () => {
      times++;
      return <p>Moss, {times}</p>;
    };
    const children = <Moss />;
    const markup = render(<OutspokenSuspense fallback="Please wait.">{children}</OutspokenSuspense>);
    expect(times).toBe(1);
    times = 0;
    expect(markup).toBe(render(<Suspense fallback="Please wait.">{children}</Suspense>));
  });

  it('lets out what is thrown inside', () => {
    const Moss = (): string => {
      throw new RangeError('no light');
    };
    const view = (
      <OutspokenSuspense fallback="Please wait.">
        <OutspokenSuspense fallback="Please wait some more.">
          <Moss />
        </OutspokenSuspense>
      </OutspokenSuspense>
    );
    expect(() => renderToStaticMarkup(view)).toThrow(new RangeError('no light'));
    expect(() => renderToString(view)).toThrow(new RangeError('no light'));
    // An island goes on in the browser.
    expect(withFallbacks(() => renderToString(view))).toContain('Please wait some more.');
    expect(() => renderToString(view)).toThrow(new RangeError('no light'));
  });
});
