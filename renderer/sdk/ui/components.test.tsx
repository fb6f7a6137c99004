import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type DrawnIcon, Icon, iconNames } from './icon.tsx';
import { Actions, Stars } from './parts.tsx';
import { Heading, Section, SectionHead } from './section.tsx';

describe('Section', () => {
  it('is named by its heading', () => {
    const page = html(
      <Section id="why">
        <Heading id="why" level={2}>
          Why us
        </Heading>
      </Section>,
    );
    expect(page).toBe(
      '<section id="why" class="section" aria-labelledby="why-title"><h2 id="why-title">Why us</h2></section>',
    );
  });

  it('is named by its label if it shows no heading', () => {
    expect(
      html(
        <Section id="logos" label="Clients" tone="tint">
          …
        </Section>,
      ),
    ).toBe('<section id="logos" class="section" data-tone="tint" aria-label="Clients">…</section>');
  });

  it('has the background of the page when its tone is paper', () => {
    expect(
      html(
        <Section id="a" tone="paper">
          …
        </Section>,
      ),
    ).not.toContain('data-tone');
  });
});

describe('SectionHead', () => {
  it('uses the given level and omits missing parts', () => {
    expect(html(<SectionHead id="a" level={1} headline="One" />)).toBe(
      '<div class="section-head"><h1 id="a-title">One</h1></div>',
    );
  });
});

describe('Actions', () => {
  it('makes only the first link primary', () => {
    const links = [
      { label: 'Book', href: '/book' },
      { label: 'Ask', href: '/ask' },
    ];
    expect(html(<Actions links={links} />)).toBe(
      '<p class="actions"><a class="button" href="/book">Book</a><a class="button button-quiet" href="/ask">Ask</a></p>',
    );
  });

  it('renders nothing without links', () => {
    expect(html(<Actions links={[]} />)).toBe('');
    expect(html(<Actions links={undefined} />)).toBe('');
  });
});

describe('Stars', () => {
  it('labels the rating and fills that part of the row', () => {
    const picture = html(<Stars rating={4.5} />);
    expect(picture).toContain('role="img" aria-label="4.5 out of 5 stars"');
    expect(picture).toContain('viewBox="0 0 90 20"');
  });

  it('clamps the rating to the row', () => {
    expect(html(<Stars rating={9} label="Five" />)).toContain('viewBox="0 0 100 20"');
    expect(html(<Stars rating={-1} />)).toContain('viewBox="0 0 0 20"');
  });
});

describe('Icon', () => {
  it('draws every name, hidden from assistive technology', () => {
    for (const name of iconNames)
      expect(html(<Icon name={name} />)).toMatch(/^<svg class="icon"[^>]*aria-hidden="true"><path d="[mM]/);
  });

  it('draws the shapes that a field of the kind icon gives', () => {
    const drawn: DrawnIcon = {
      viewBox: '0 0 48 48',
      shapes: [['g', { strokeWidth: '2', transform: 'scale(2)' }, [['path', { d: 'M0 0h1', fillRule: 'evenodd' }]]]],
    };
    expect(html(<Icon name={drawn} />)).toBe(
      '<svg class="icon" viewBox="0 0 48 48" aria-hidden="true"><g stroke-width="2" transform="scale(2)"><path d="M0 0h1" fill-rule="evenodd"></path></g></svg>',
    );
  });
});
