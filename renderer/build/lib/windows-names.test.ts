import { describe, expect, it } from 'vitest';
import { windowsNameProblem } from './windows-names.ts';

describe('names on Windows', () => {
  it.each(['con', 'nul.html', 'Aux.tar.gz', 'prn', 'com1.js', 'LPT9', 'com\u00b2', 'CONOUT$', 'con .txt'])(
    '%j is a device',
    (name) => expect(windowsNameProblem(name)).toContain('is a device'),
  );

  it.each([
    ['team.', 'drops the dot'],
    ['team ', 'drops the space'],
    ['a:b', 'can have ":"'],
    ['what?.html', 'can have "?"'],
    ['a\\b', 'can have "\\\\"'],
    ['a\u0001', 'can have "\\u0001"'],
  ])('%j cannot be kept', (name, reason) => expect(windowsNameProblem(name)).toContain(reason));

  it.each(['', 'console.html', 'a.con', 'com10', 'lpt', 'com', '.well-known', 'ü.html', 'a b#c', '_headers'])(
    '%j is a name like any other',
    (name) => expect(windowsNameProblem(name)).toBeUndefined(),
  );
});
