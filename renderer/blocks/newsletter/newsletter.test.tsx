import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newsletterFields } from './fields.ts';
import { newsletter } from './index.ts';
import { NewsletterView } from './view.tsx';

const props = {
  id: 'news',
  level: 2,
  headline: 'Letters',
  label: 'Email',
  button: 'Subscribe',
  destination: 'https://hooks.example.com/news',
  success: 'Done.',
  failure: 'Call us.',
  invalid: 'Enter an address.',
} as const;

describe('newsletter', () => {
  it('takes its examples', () => {
    for (const example of newsletter.examples) {
      expect(z.strictObject(newsletterFields).safeParse(example.props).error).toBeUndefined();
    }
  });

  it('is a form that works without script', () => {
    const html = renderToString(<NewsletterView {...props} />);
    expect(html).toContain('<form class="newsletter-form" action="https://hooks.example.com/news" method="post">');
    expect(html).toMatch(
      /<input(?=[^>]*id="news-email")(?=[^>]*name="email")(?=[^>]*type="email")(?=[^>]*required)(?=[^>]*autoComplete="email")/i,
    );
    expect(html).not.toContain('noValidate');
  });

  it('labels its section and waits to be touched', () => {
    const html = renderToString(<NewsletterView {...props} />);
    expect(html).toMatch(/<section id="news"[^>]*aria-labelledby="news-title".*<h2 id="news-title"/);
    expect(html).toContain('data-island="newsletter" data-on="interaction"');
  });

  it('keeps the words of its button while sending when it has no others', () => {
    const sendingOf = (html: string) => /&quot;sending&quot;:&quot;(.*?)&quot;/.exec(html)?.[1];
    expect(sendingOf(renderToString(<NewsletterView {...props} />))).toBe('Subscribe');
    expect(sendingOf(renderToString(<NewsletterView {...props} sending="Wait" />))).toBe('Wait');
  });
});
