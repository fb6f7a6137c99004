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
  it('puts values among words, spaces or not, and leaves other tokens alone', () => {
    expect(fill('{{param.name}} in {{ param.city.name }}, {{facts.phone}}').filled).toBe(
      'Ferns in Ghent, {{facts.phone}}',
    );
  });

  it('puts a whole value in place of { param }, with the parameters that it uses itself', () => {
    expect(fill({ items: { param: 'list' } }).filled).toEqual({ items: [{ title: 'Of Ferns' }] });
  });

  it('leaves out a field, or an entry, whose parameter the page leaves out', () => {
    expect(fill({ a: { param: 'note' }, b: [{ param: 'note' }, 'x'] })).toEqual({
      filled: { b: ['x'] },
      diagnostics: [],
    });
  });

  it('hands back the same object where nothing is filled in', () => {
    const part = { title: 'Plain', items: ['{{facts.phone}}'] };
    const whole = { part, name: '{{param.name}}' };
    const { filled } = fill(whole);
    expect(filled).toEqual({ part, name: 'Ferns' });
    expect((filled as typeof whole).part).toBe(part);
    expect(fill(part).filled).toBe(part);
  });

  it('hands back the same object for the same values, and another for others', () => {
    const filler = new Filler();
    const section = { title: '{{param.city.name}}' };
    const first = fill(section, { filler }).filled;
    expect(fill(section, { filler, given: { ...params, name: 'Moss' } }).filled).toBe(first);
    expect(fill(section, { filler, given: { city: { name: 'Bruges' } } }).filled).toEqual({ title: 'Bruges' });
  });

  it('fills in of a list of pages only which pages are meant', () => {
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
  ])('finds fault with %j', (value, code, path) => {
    expect(fill(value).diagnostics).toMatchObject([{ code, path }]);
  });

  it('finds a parameter that is made of itself, at the parameter', () => {
    const given = { name: '{{param.note}}', note: '{{param.name}}' };
    expect(fill('{{param.name}}', { given }).diagnostics).toMatchObject([
      { code: 'token-invalid', path: ['params', 'note'] },
    ]);
  });
});

describe('the condition of a section', () => {
  const stands = (when: unknown, given: Record<string, unknown>) => {
    const diagnostics: Diagnostic[] = [];
    return { stands: new Filler().stands(when, { params: given, names, at: [], diagnostics }, ['when']), diagnostics };
  };

  it.each([
    ['param.note', { note: 'x' }, true],
    ['param.note', {}, false],
    ['param.note', { note: '' }, false],
    ['param.list', { list: [] }, false],
    ['!param.note', {}, true],
    ['!param.city.name', params, false],
  ])('%s of %j: %s', (when, given, expected) => {
    expect(stands(when, given)).toEqual({ stands: expected, diagnostics: [] });
  });

  it.each([
    ['param.nte', 'unknown-param'],
    ['note', 'invalid-value'],
  ])('finds fault with %s', (when, code) => {
    expect(stands(when, params).diagnostics).toMatchObject([{ code, path: ['when'] }]);
  });
});
