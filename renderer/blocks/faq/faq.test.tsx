import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isWordsError, readWords } from '../../sdk/words/read-words.ts';
import { faq } from './index.ts';
import { FaqView } from './view.tsx';

const items = [
  { question: 'Can I swim & sail?', answer: 'Yes, in <safe> water.' },
  { question: 'No wind?', answer: 'You learn knots.', id: 'no-wind' },
];
const page = { href: '/', url: 'https://example.com/', home: '/', siteName: 'Sails', locale: 'en-US', year: 2025 };
const html = renderToStaticMarkup(<FaqView id="ask" level={2} headline="Ask" items={items} />);

describe('faq', () => {
  it('opens one answer at a time, and none at first', () => {
    expect(html.match(/<details name="ask-answers">/g)).toHaveLength(2);
    const first = renderToStaticMarkup(<FaqView id="ask" level={2} headline="Ask" items={items} openFirst />);
    expect(first.match(/<details name="ask-answers"( open="")?>/g)).toEqual([
      '<details name="ask-answers" open="">',
      '<details name="ask-answers">',
    ]);
  });

  it('lets two lists on one page open independently', () => {
    expect(renderToStaticMarkup(<FaqView id="more" level={2} headline="Ask" items={items} />)).not.toContain(
      'name="ask-answers"',
    );
  });

  it('puts an id on each answer, the given one if there is one', () => {
    expect([...html.matchAll(/<\/summary><p id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['ask-1', 'no-wind']);
    expect(faq.ids?.({ items })).toEqual(['no-wind']);
  });

  it('shows all answers in columns, each with its id', () => {
    const columns = renderToStaticMarkup(<FaqView id="ask" level={2} headline="Ask" items={items} layout="columns" />);
    expect(columns).not.toMatch(/<details|<summary/);
    expect(columns).toContain('<div><h3>No wind?</h3><p id="no-wind">You learn knots.</p></div>');
    expect(columns).toContain('class="faq faq-columns wrap"');
    expect(html).toContain('class="wrap faq"');
  });

  it('opens one answer at a time in pairs as well', () => {
    const pairs = renderToStaticMarkup(<FaqView id="ask" level={2} headline="Ask" items={items} layout="pairs" />);
    expect(pairs.match(/<details name="ask-answers">/g)).toHaveLength(2);
    expect(pairs).toContain('class="faq faq-pairs wrap"');
  });

  it('shows the lists of an answer, each with its item', () => {
    const read = readWords('Bring:\n- a *towel*\n- water\n\n1. Park.\n2. Ring.\nSee you.', 'lines');
    if (isWordsError(read)) throw new Error(read.error);
    const listed = [{ question: 'What do I bring?', answer: read }];
    const shown = (layout?: 'columns' | 'plain') =>
      renderToStaticMarkup(<FaqView id="ask" level={2} headline="Ask" items={listed} layout={layout} />);
    const lists =
      '<p>Bring:</p><ul><li>a <em>towel</em></li><li>water</li></ul><ol><li>Park.</li><li>Ring.</li></ol><p>See you.</p></div>';
    expect(shown()).toContain(`</summary><div id="ask-1" class="paragraphs paragraphs-roomy">${lists}</details>`);
    expect(shown('columns')).toContain(`</h3><div id="ask-1" class="paragraphs paragraphs-roomy">${lists}</div>`);
    expect(shown('plain')).toContain(`</h3><div id="ask-1" class="paragraphs">${lists}</div>`);
    expect(JSON.stringify(faq.jsonLd?.({ items: listed }, page))).toContain(
      String.raw`"text":"Bring:\n• a towel\n• water\n1. Park.\n2. Ring.\nSee you."`,
    );
  });

  it('gives search engines the text that people see', () => {
    const [node] = faq.jsonLd?.({ items }, page) ?? [];
    expect(node).toEqual({
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
    expect(html).toContain('<h3>Can I swim &amp; sail?</h3>');
    expect(html).toContain('>Yes, in &lt;safe&gt; water.</p>');
  });
});
