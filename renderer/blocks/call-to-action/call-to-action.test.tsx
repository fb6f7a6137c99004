import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blockSchema } from '../../site/registry.ts';
import { callToAction } from './index.ts';
import { CallToActionView } from './view.tsx';

const actions = [{ label: 'Book', href: '/book' }];
const html = (props: Partial<Parameters<typeof CallToActionView>[0]> = {}) =>
  renderToStaticMarkup(<CallToActionView id="close" level={2} headline="Ready?" actions={actions} {...props} />);

describe('callToAction', () => {
  it('accepts its examples, and requires a button', () => {
    const schema = blockSchema(callToAction);
    for (const { props } of callToAction.examples) expect(schema.safeParse(props).error).toBeUndefined();
    expect(schema.safeParse({ headline: 'Ready?' }).success).toBe(false);
    expect(schema.safeParse({ headline: 'Ready?', actions: [] }).success).toBe(false);
  });

  it('has a dark background by default', () => {
    expect(html()).toContain('data-tone="ink"');
    expect(html({ tone: 'tint' })).toContain('data-tone="tint"');
    expect(html({ tone: 'paper' })).not.toContain('data-tone');
  });

  it('is named by its heading', () => {
    expect(html()).toMatch(/^<section id="close"[^>]*aria-labelledby="close-title"><h2 id="close-title">Ready\?<\/h2>/);
  });

  it('has the background of the page around a panel, which has its tone', () => {
    const panel = html({ layout: 'panel' });
    expect(panel).toMatch(/^<section id="close" class="section wrap"[^>]*><div class="cta cta-panel" data-tone="ink">/);
    expect(panel.match(/data-tone/g)).toHaveLength(1);
    expect(html({ layout: 'centred' })).toContain('class="section cta cta-centred wrap" data-tone="ink"');
    expect(html()).toContain('class="section cta wrap"');
  });

  it('has the picture of an alcove beside the words, in the band', () => {
    const media = { kind: 'picture', sources: [], src: '/door.webp', width: 800, height: 1000, alt: 'A door' };
    const alcove = html({ layout: 'alcove', media } as Partial<Parameters<typeof CallToActionView>[0]>);
    expect(alcove).toMatch(/^<section id="close" class="section cta cta-alcove wrap" data-tone="ink"/);
    expect(alcove).toMatch(/<div class="cta-words"><h2[\s\S]*<\/div><\/div><(?:picture|img)/);
    expect(callToAction.needs).toHaveProperty('alcove.kind', 'picture');
  });

  it('shows the note only when there is one', () => {
    expect(html()).not.toContain('cta-note');
    expect(html({ note: 'Free.' })).toContain('<p class="cta-note">Free.</p>');
  });
});
