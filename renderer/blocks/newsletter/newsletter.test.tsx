import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { type NewsletterProps, NewsletterView } from './view.tsx';

const props = {
  ui,
  id: 'news',
  level: 2,
  headline: 'Letters',
  label: 'Email',
  button: 'Subscribe',
  source: '/destinations.json',
  destinations: [
    {
      name: 'news',
      label: 'News',
      url: 'https://hooks.example.com/news',
      posted: { to: 'https://hooks.example.com/news' },
    },
  ],
  success: 'Done.',
  failure: { kept: 'Kept.', lost: 'Lost.', email: 'a@b.example' },
  invalid: 'Enter an address.',
} satisfies NewsletterProps;

describe('newsletter', () => {
  it('is a form that works without script', () => {
    const html = renderToString(<NewsletterView {...props} />);
    expect(html).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="https:\/\/hooks\.example\.com\/news")/);
    expect(html).toMatch(
      /<input(?=[^>]*id="news-email")(?=[^>]*name="email")(?=[^>]*type="email")(?=[^>]*required)(?=[^>]*autoComplete="email")/i,
    );
    expect(html).not.toContain('noValidate');
  });

  it('has a frame as wide as the page as a letter card', () => {
    const html = renderToString(<NewsletterView {...props} layout="letter" />);
    expect(html).toMatch(/<section id="news" class="section newsletter newsletter-letter wrap"/);
    expect(html).toContain('<div class="newsletter-columns">');
  });

  it('labels its section and starts at the first interaction', () => {
    const html = renderToString(<NewsletterView {...props} />);
    expect(html).toMatch(/<section id="news"[^>]*aria-labelledby="news-title".*<h2 id="news-title"/);
    expect(html).toContain('data-island="newsletter" data-on="interaction"');
  });

  it('has a name for logs', () => {
    expect(renderToString(<NewsletterView {...props} />)).toContain('&quot;label&quot;:&quot;Newsletter&quot;');
  });
});
