import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../sdk/issue.ts';
import { changedSections } from './change.ts';

const sections = {
  hero: { block: 'hero', headline: 'Bread', lead: { a: 1, b: 2 }, actions: ['x', 'y'] },
  proof: { block: 'stats', items: [1] },
  note: { block: 'toast', title: 'Soon', after: 2000 },
};

function change(changes: unknown) {
  const diagnostics: Diagnostic[] = [];
  const changed = changedSections(sections, changes, ['sections'], diagnostics);
  return { changed, names: Object.keys(changed), diagnostics };
}

describe('changes of sections', () => {
  it('merge objects by key and replace lists and text', () => {
    const { changed } = change({ hero: { headline: 'Rolls', lead: { b: 3 }, actions: ['z'] } });
    expect(changed.hero).toEqual({ block: 'hero', headline: 'Rolls', lead: { a: 1, b: 3 }, actions: ['z'] });
  });

  it('keep everything else the same object', () => {
    const { changed } = change({ hero: { headline: 'Rolls' } });
    expect(changed.proof).toBe(sections.proof);
    expect(sections.hero.headline).toBe('Bread');
    expect(change(undefined).changed).toBe(sections);
  });

  it('remove, replace, insert and move a section', () => {
    const extra = { block: 'faq' };
    expect(change({ proof: { remove: true } }).names).toEqual(['hero', 'note']);
    expect(change({ proof: { replace: extra } }).changed.proof).toBe(extra);
    expect(change({ faq: { before: 'proof', section: extra } }).names).toEqual(['hero', 'faq', 'proof', 'note']);
    expect(change({ faq: { after: 'note', section: extra } }).names).toEqual(['hero', 'proof', 'note', 'faq']);
    expect(change({ hero: { after: 'proof' } }).names).toEqual(['proof', 'hero', 'note']);
  });

  it('replace or remove a field with the same syntax', () => {
    const { changed } = change({ hero: { lead: { replace: { c: 3 } }, actions: { remove: true } } });
    expect(changed.hero).toEqual({ block: 'hero', headline: 'Bread', lead: { c: 3 } });
  });

  it('treat a field named "after" as a field', () => {
    const { changed, diagnostics } = change({ note: { after: 500 } });
    expect(changed.note).toEqual({ block: 'toast', title: 'Soon', after: 500 });
    expect(diagnostics).toEqual([]);
  });

  it.each([
    [{ heros: { headline: 'x' } }, 'unknown-section', ['sections', 'heros']],
    [{ heros: { remove: true } }, 'unknown-section', ['sections', 'heros']],
    [{ hero: { headlin: 'x' } }, 'unknown-field', ['sections', 'hero', 'headlin']],
    [{ hero: { lead: { c: 'x' } } }, 'unknown-field', ['sections', 'hero', 'lead', 'c']],
    [{ faq: { after: 'heros', section: {} } }, 'unknown-section', ['sections', 'faq', 'after']],
    [{ hero: { after: 'prof' } }, 'unknown-section', ['sections', 'hero', 'after']],
    [{ proof: { after: 'hero', section: {} } }, 'id-duplicate', ['sections', 'proof']],
    ['hero', 'wrong-type', ['sections']],
  ])('report %j', (changes, code, path) => {
    expect(change(changes).diagnostics).toMatchObject([{ code, path }]);
  });
});
