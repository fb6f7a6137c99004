import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../sdk/issue.ts';
import { Filler } from './fill.ts';

const names = ['name', 'city', 'city.name', 'list', 'note'];
const params = { name: 'Ferns', city: { name: 'Ghent' }, list: [{ title: 'Of {{param.name}}' }] };

function fill(value: unknown, { given = params as Record<string, unknown>, filler = new Filler() } = {}) {
  const diagnostics: Diagnostic[] = [];
  const filled = filler.fill(value, { params: given, names, at: ['params'], diagnostics }, []);
  return { filled, diagnostics };
}

describe('filling in parameters', () => {
  it('replaces tokens in text, with or without spaces, and leaves other tokens alone', () => {
    expect(fill('{{param.name}} in {{ param.city.name }}, {{facts.phone}}').filled).toBe(
      'Ferns in Ghent, {{facts.phone}}',
    );
  });

  it('replaces { param } by a whole value, and fills in the parameters that the value uses', () => {
    expect(fill({ items: { param: 'list' } }).filled).toEqual({ items: [{ title: 'Of Ferns' }] });
  });

  it('leaves out a field or list entry if the page omits its parameter', () => {
    expect(fill({ a: { param: 'note' }, b: [{ param: 'note' }, 'x'] })).toEqual({
      filled: { b: ['x'] },
      diagnostics: [],
    });
  });

  it('returns the same object if there is nothing to fill in', () => {
    const part = { title: 'Plain', items: ['{{facts.phone}}'] };
    const whole = { part, name: '{{param.name}}' };
    const { filled } = fill(whole);
    expect(filled).toEqual({ part, name: 'Ferns' });
    expect((filled as typeof whole).part).toBe(part);
    expect(fill(part).filled).toBe(part);
  });

  it('returns the same object for the same values, and another object for other values', () => {
    const filler = new Filler();
    const section = { title: '{{param.city.name}}' };
    const first = fill(section, { filler }).filled;
    expect(fill(section, { filler, given: { ...params, name: 'Moss' } }).filled).toBe(first);
    expect(fill(section, { filler, given: { city: { name: 'Bruges' } } }).filled).toEqual({ title: 'Bruges' });
  });

  it('fills in only the condition of a list of pages', () => {
    const list = { pagesOf: 'towns', label: '{{param.city.name}}', where: { plant: '{{param.name}}' } };
    expect(fill({ list }).filled).toEqual({ list: { ...list, where: { plant: 'Ferns' } } });
  });

  it.each([
    ['{{param.nam}}', 'unknown-token', []],
    ['{{param.note}}', 'unknown-token', []],
    ['{{param.city}}', 'unknown-token', []],
    ['{{param.constructor}}', 'unknown-token', []],
    ['{{param.city.toString}}', 'unknown-token', []],
    [{ param: 'constructor' }, 'unknown-param', ['param']],
    [{ param: 'city.valueOf' }, 'unknown-param', ['param']],
    [{ param: 'lst' }, 'unknown-param', ['param']],
  ])('reports %j', (value, code, path) => {
    expect(fill(value).diagnostics).toMatchObject([{ code, path }]);
  });

  it('reports a parameter that uses itself, at the parameter', () => {
    const given = { name: '{{param.note}}', note: '{{param.name}}' };
    expect(fill('{{param.name}}', { given }).diagnostics).toMatchObject([
      { code: 'token-invalid', path: ['params', 'note'] },
    ]);
  });
});

describe('the condition of a section', () => {
  const isShown = (when: unknown, given: Record<string, unknown>) => {
    const diagnostics: Diagnostic[] = [];
    return {
      isShown: new Filler().isShown(when, { params: given, names, at: [], diagnostics }, ['when']),
      diagnostics,
    };
  };

  it.each([
    ['param.note', { note: 'x' }, true],
    ['param.note', {}, false],
    ['param.note', { note: '' }, false],
    ['param.list', { list: [] }, false],
    ['!param.note', {}, true],
    ['!param.city.name', params, false],
  ])('%s of %j: %s', (when, given, expected) => {
    expect(isShown(when, given)).toEqual({ isShown: expected, diagnostics: [] });
  });

  it.each([
    ['param.nte', 'unknown-param'],
    ['note', 'invalid-value'],
  ])('reports %s', (when, code) => {
    expect(isShown(when, params).diagnostics).toMatchObject([{ code, path: ['when'] }]);
  });
});
