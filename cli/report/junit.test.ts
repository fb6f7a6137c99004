import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { type IssueCode, issueCodes, type Severity } from '../../renderer/sdk/issue.ts';
import { cwd, misspelt, warning } from './issues.fixture.ts';
import { issuesToJunit } from './junit.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Parses XML 1.0 strictly; throws if it is not well formed. */
function parseXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.write(xml).close();
  return root;
}

function suiteOf(issues: Parameters<typeof issuesToJunit>[0], failing: Severity[] = ['error'], rules?: IssueCode[]) {
  const [suites] = parseXml(issuesToJunit(issues, { cwd, failing: new Set(failing), rules })).children;
  const [suite] = suites?.children ?? [];
  if (suites === undefined || suite === undefined) throw new Error('no suite');
  expect(suites.name).toBe('testsuites');
  expect(suite.name).toBe('testsuite');
  for (const { attributes } of [suites, suite]) {
    expect(attributes.tests).toBe(String(suite.children.length));
    expect(attributes.failures).toBe(String(suite.children.filter(failed).length));
  }
  return suite.children;
}

const failed = ({ children }: Element) => children.some(({ name }) => name === 'failure');

describe('a run as JUnit', () => {
  it('has a test case for each rule, which passes without issues', () => {
    const cases = suiteOf([]);
    expect(cases).toHaveLength(Object.keys(issueCodes).length);
    expect(cases.some(failed)).toBe(false);
    expect(cases[0]?.attributes).toEqual({
      classname: 'frontage',
      name: 'config-missing: There is no config file',
    });
  });

  it('fails rules with errors, and lists every issue with its location', () => {
    const cases = suiteOf([misspelt, { ...misspelt, line: 9, message: 'There is no block "fotter".' }, warning]);
    const [one, ...others] = cases.filter(failed);
    expect(others).toEqual([]);
    expect(one?.attributes).toMatchObject({
      name: 'unknown-block: No block has this name',
      file: 'pages.config.ts',
      line: '2',
    });
    const [failure] = one?.children ?? [];
    expect(failure?.attributes).toEqual({
      type: 'error',
      message: '2 errors in 1 file; the first: There is no block "hreo".',
    });
    expect(failure?.text).toContain("> 2 |   block: 'hreo',\n");
    expect(failure?.text).toContain('There is no block "fotter".');
  });

  it('reports warnings as output, or as failures if they fail the run', () => {
    const found = (cases: readonly Element[]) =>
      cases.flatMap(({ attributes, children }) => children.map(({ name }) => [attributes.name?.split(':')[0], name]));
    expect(found(suiteOf([warning]))).toEqual([['invalid-value', 'system-out']]);
    expect(found(suiteOf([warning], ['error', 'warning']))).toEqual([['invalid-value', 'failure']]);
  });

  it('lists only the given rules', () => {
    expect(suiteOf([], ['error'], ['link-route', 'doorway']).map(({ attributes }) => attributes.name)).toEqual([
      'link-route: The link leads to no route',
      `doorway: ${issueCodes.doorway}`,
    ]);
  });

  it('is well-formed XML, whatever the issues contain', () => {
    const odd = ']]></failure> & <b a="x"> \u0000\u0001\u001b\uFFFE\uD800 \u0085 Grüße 🚀';
    const cases = suiteOf([{ ...misspelt, file: '/site/a"&<.ts', message: odd, frame: odd, suggestion: odd }]);
    const [one] = cases.filter(failed);
    expect(one?.attributes.file).toBe('a"&<.ts');
    expect(one?.children[0]?.text).toContain(']]></failure> & <b a="x">');
    expect(one?.children[0]?.text).toContain('Grüße 🚀');
  });
});
